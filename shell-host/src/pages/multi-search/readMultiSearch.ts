/** As many items of a list are searched for (clarification 87). */
const mostItems = 100;

/** Where the header keeps a shopper's list (clarification 89); a guest's stands under -1. */
const keyOf = (customerId: string | null): string => `multisearch${customerId ?? '-1'}`;

/**
 * The items to search for: the whole list from storage, where it is one; else the first item, which the address
 * carries (clarifications 5 and 89).
 */
export function readMultiSearch(
  storage: () => Pick<Storage, 'getItem'>,
  { customerId, search }: { customerId: string | null; search: string },
): string[] {
  const list = listIn(storage, keyOf(customerId));
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
