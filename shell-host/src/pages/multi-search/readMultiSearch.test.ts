import { describe, expect, it } from 'vitest';
import { readMultiSearch } from './readMultiSearch.ts';

const storageWith = (entries: Record<string, string>) => () => ({
  getItem: (key: string) => entries[key] ?? null,
});

describe('readMultiSearch', () => {
  it('reads a guest’s list, in its order and with its duplicates', () => {
    const storage = storageWith({ 'multisearch-1': '["milk","bread","milk"]' });

    expect(readMultiSearch(storage, { customerId: null, search: '?value=milk' })).toEqual([
      'milk',
      'bread',
      'milk',
    ]);
  });

  it('reads a customer’s own list, not the guest’s', () => {
    const storage = storageWith({ 'multisearch-1': '["milk"]', multisearch100001: '["eggs"]' });

    expect(readMultiSearch(storage, { customerId: '100001', search: '' })).toEqual(['eggs']);
  });

  it('searches for 100 items at most', () => {
    const list = JSON.stringify(Array.from({ length: 120 }, (_, index) => `item ${index}`));

    expect(
      readMultiSearch(storageWith({ 'multisearch-1': list }), { customerId: null, search: '' }),
    ).toHaveLength(100);
  });

  it.each(['not JSON', '{"a":1}', '["milk",2]', '[]'])(
    'takes the address for a list where %s is stored',
    (stored) => {
      const storage = storageWith({ 'multisearch-1': stored });

      expect(readMultiSearch(storage, { customerId: null, search: '?value=oat+milk' })).toEqual(['oat milk']);
    },
  );

  it('has nothing to search for where nothing is stored and the address says nothing', () => {
    expect(readMultiSearch(storageWith({}), { customerId: null, search: '' })).toEqual([]);
  });

  it('manages without storage', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    expect(readMultiSearch(blocked, { customerId: null, search: '?value=eggs' })).toEqual(['eggs']);
  });
});
