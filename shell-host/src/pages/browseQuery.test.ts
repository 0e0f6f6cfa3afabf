import { describe, expect, it } from 'vitest';
import { browseQuery } from './browseQuery.ts';

describe('browseQuery', () => {
  it.each([
    ['the browse page itself', '', '', 'groceries'],
    ['groceries', 'groceries', '', 'groceries'],
    ['entertaining', 'entertaining/', '', 'entertaining'],
    ['new', 'groceries/new', '', 'groceries/new'],
    ['a category', 'groceries/bakery/bread', '?utm_source=x', 'groceries/bakery/bread'],
    ['offers', 'offers', '', 'groceries/offers'],
    ['a category’s offers', 'offers/bakery_offers', '?categoryId=10123', '10123'],
    ['offers of a root', 'offers/groceries_offers', '', 'groceries/offers'],
    ['offer highlights', 'offers/highlights/spring', '', 'groceries/offers'],
  ])('the page of %s shows its category', (_page, names, search, expected) => {
    expect(browseQuery(names, search)).toBe(expected);
  });
});
