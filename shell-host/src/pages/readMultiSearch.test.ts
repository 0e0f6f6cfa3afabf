import { describe, expect, it } from 'vitest';
import { readMultiSearch } from './readMultiSearch.ts';

const read = (entries: Record<string, string>, { customerId = null as string | null, search = '' } = {}) =>
  readMultiSearch(() => ({ getItem: (key) => entries[key] ?? null }), { customerId, search });

describe('readMultiSearch', () => {
  it('a guest’s list is read in its order and with its duplicates', () => {
    const entries = { 'multisearch-1': '["milk","bread","milk"]' };

    expect(read(entries, { search: '?value=milk' })).toEqual(['milk', 'bread', 'milk']);
  });

  it('a customer’s list is read, and not the guest’s', () => {
    const entries = { 'multisearch-1': '["milk"]', multisearch100001: '["eggs"]' };

    expect(read(entries, { customerId: '100001' })).toEqual(['eggs']);
  });

  it('at most 100 items are searched for', () => {
    const list = JSON.stringify(Array.from({ length: 120 }, (_, index) => `item ${index}`));

    expect(read({ 'multisearch-1': list })).toHaveLength(100);
  });

  it.each(['not JSON', '{"a":1}', '["milk",2]', '[]'])(
    'the item of the address is searched for if the stored list is %s',
    (stored) => {
      expect(read({ 'multisearch-1': stored }, { search: '?value=oat+milk' })).toEqual(['oat milk']);
    },
  );

  it('there is nothing to search for without a stored list and without an item in the address', () => {
    expect(read({})).toEqual([]);
  });

  it('the item of the address is searched for if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    expect(readMultiSearch(blocked, { customerId: null, search: '?value=eggs' })).toEqual(['eggs']);
  });
});
