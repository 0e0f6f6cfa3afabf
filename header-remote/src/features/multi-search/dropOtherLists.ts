import { multiSearchListKey } from '@grocer/shared-contracts';
import type { TextStorage } from '../../platform/storage/storage.ts';

interface Owners {
  /** The customer who is signed in; `null` when nobody is. */
  customerId: string | null;
  /** The customer who was signed in before, if this tab knows one. */
  formerId: string | null;
}

/**
 * Removes the stored lists of all customers but the signed-in one, so that a shared device has no list of a customer
 * who has signed out (behaviour/multi-search#sign-in-and-out). Does not remove the guests' list and the
 * page's own keys.
 */
export function dropOtherLists(
  storage: Pick<TextStorage, 'keys' | 'remove'>,
  { customerId, formerId }: Owners,
): void {
  const kept = [multiSearchListKey(null), multiSearchListKey(customerId)];
  const isList = (key: string) => key === multiSearchListKey(formerId) || customersKey.test(key);
  for (const key of storage.keys()) if (isList(key) && !kept.includes(key)) storage.remove(key);
}

/** Matches the key of any customer's list, because customer ids are numbers. */
const customersKey = new RegExp(`^${multiSearchListKey('')}\\d+$`);
