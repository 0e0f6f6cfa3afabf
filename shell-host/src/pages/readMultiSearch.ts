import { multiSearchListKey } from '@grocer/shared-contracts';

/** Maximum number of items that are searched for. */
const maxItems = 100;

/** Reads the items to search for: the stored list; if that is unreadable, its first item, which the URL has. */
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
    return isList ? list.slice(0, maxItems) : undefined;
  } catch {
    // Storage can be blocked, or contain anything.
    return undefined;
  }
}
