import { multiSearchListKey } from '@grocer/shared-contracts';

/** As many items of a list are searched for (clarification 87). */
const mostItems = 100;

/**
 * The items to search for: the whole list from storage, where it is one; else the first item, which the address
 * carries (clarifications 5 and 89).
 */
export function readMultiSearch(
  storage: () => Pick<Storage, 'getItem'>,
  { customerId, search }: { customerId: string | null; search: string },
): string[] {
  const list = listIn(storage, multiSearchListKey(customerId));
  const first = new URLSearchParams(search).get('value');
  return list ?? (first ? [first] : []);
}

function listIn(storage: () => Pick<Storage, 'getItem'>, key: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    const isList = Array.isArray(list) && list.length > 0 && list.every((item) => typeof item === 'string');
    return isList ? list.slice(0, mostItems) : undefined;
  } catch {
    // Storage may be blocked, and what stands in it may be anything.
    return undefined;
  }
}
