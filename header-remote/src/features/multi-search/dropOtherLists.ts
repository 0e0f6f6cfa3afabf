import { multiSearchListKey } from '@grocer/shared-contracts';
import type { TextStorage } from '../../platform/storage/storage.ts';

/**
 * Removes the stored lists of all customers but this one, so that a shared device keeps no list of a customer who has
 * signed out (behaviour/multi-search#16). Guests' list stays. Pass `null` when nobody is signed in.
 */
export function dropOtherLists(
  storage: Pick<TextStorage, 'keys' | 'remove'>,
  customerId: string | null,
): void {
  const kept = [multiSearchListKey(null), multiSearchListKey(customerId)];
  for (const key of storage.keys()) if (key.startsWith(prefix) && !kept.includes(key)) storage.remove(key);
}

/** The key without a customer id. */
const prefix = multiSearchListKey('');
