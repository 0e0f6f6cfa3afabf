import { createRoutes } from '@grocer/shared-contracts';
import { anEditorialLink } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { targetOf } from './targetOf.ts';

const { buylist } = createRoutes();
const products = (...lineNumbers: string[]) => lineNumbers.map((lineNumber) => ({ id: null, lineNumber }));

describe('targetOf', () => {
  test('an advert of several products leads to the page of these (clarification 12)', () => {
    const link = anEditorialLink({ text: 'Shop the basket' });

    expect(targetOf(link, products('111', '222'), buylist)).toEqual({
      ...link,
      url: '/ecom/shop/buylist/111,222',
    });
    expect(targetOf(null, products('111', '222'), buylist)?.url).toBe('/ecom/shop/buylist/111,222');
  });

  test('one of a single product, or of none, leads where its link leads', () => {
    const link = anEditorialLink();

    expect(targetOf(link, products('111'), buylist)).toBe(link);
    expect(targetOf(link, [], buylist)).toBe(link);
  });

  test('one without a link leads nowhere', () => {
    expect(targetOf(null, products('111'), buylist)).toBeNull();
  });
});
