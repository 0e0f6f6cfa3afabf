import { describe, expect, it } from 'vitest';
import { readMultiSearch } from './readMultiSearch.ts';

const storageWith = (entries: Record<string, string>) => () => ({
  getItem: (key: string) => entries[key] ?? null,
});

describe('readMultiSearch', () => {
  it('a guest’s list is read in its order and with its duplicates', () => {
    const storage = storageWith({ 'multisearch-1': '["milk","bread","milk"]' });

    expect(readMultiSearch(storage, { customerId: null, search: '?value=milk' })).toEqual([
      'milk',
      'bread',
      'milk',
    ]);
  });

  it('a customer’s list is read, and not the guest’s', () => {
    const storage = storageWith({ 'multisearch-1': '["milk"]', multisearch100001: '["eggs"]' });

    expect(readMultiSearch(storage, { customerId: '100001', search: '' })).toEqual(['eggs']);
  });

  it('at most 100 items are searched for', () => {
    const list = JSON.stringify(Array.from({ length: 120 }, (_, index) => `item ${index}`));

    expect(
      readMultiSearch(storageWith({ 'multisearch-1': list }), { customerId: null, search: '' }),
    ).toHaveLength(100);
  });

  it.each(['not JSON', '{"a":1}', '["milk",2]', '[]'])(
    'the item of the address is searched for if the stored list is %s',
    (stored) => {
      const storage = storageWith({ 'multisearch-1': stored });

      expect(readMultiSearch(storage, { customerId: null, search: '?value=oat+milk' })).toEqual(['oat milk']);
    },
  );

  it('there is nothing to search for without a stored list and without an item in the address', () => {
    expect(readMultiSearch(storageWith({}), { customerId: null, search: '' })).toEqual([]);
  });

  it('the item of the address is searched for if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    expect(readMultiSearch(blocked, { customerId: null, search: '?value=eggs' })).toEqual(['eggs']);
  });
});
