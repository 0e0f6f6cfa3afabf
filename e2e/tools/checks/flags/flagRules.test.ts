import { expect, test } from 'vitest';
import type { FlagRecord } from '../../../../shared-contracts/src/contracts/options/flags.ts';
import { flagRules } from './flagRules.ts';

const searchHistory: FlagRecord = {
  description: 'Remembers searches.',
  owner: 'the search team',
  safe: false,
  ends: '2027-11-30',
};
const rules = (records: Record<string, FlagRecord>, today = '2027-11-30') =>
  flagRules(records, ['searchHistory'], today).map((breach) => breach.replace(/^.*?: /, ''));

test('a flag may be used until the end of its last day, and a permanent one for ever', () => {
  expect(rules({ searchHistory })).toEqual([]);
  const ends = { permanent: true, reason: 'pages decide' } as const;
  expect(rules({ searchHistory: { ...searchHistory, ends } }, '2127-01-01')).toEqual([]);
});

test('a flag that has ended is named with its owner', () => {
  expect(rules({ searchHistory }, '2027-12-01')).toEqual([
    'searchHistory ended on 2027-11-30: the search team removes it, or gives it another date',
  ]);
});

test('a flag without a record, and a record without a flag, are named', () => {
  expect(rules({ adverts: searchHistory })).toEqual([
    'searchHistory has no record: add its owner and its end',
    'adverts is no flag any more: remove its record',
  ]);
});
