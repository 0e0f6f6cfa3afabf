import { createRoutes } from '@grocer/shared-contracts';
import { anEditorialLink } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { advertTarget } from './advertTarget.ts';

const { buylist } = createRoutes();
const products = (...lineNumbers: string[]) => lineNumbers.map((lineNumber) => ({ id: null, lineNumber }));

test('an advert of several products leads to the page that lists them', () => {
  const link = anEditorialLink({ text: 'Shop the basket' });

  expect(advertTarget(link, products('111', '222'), buylist)).toEqual({
    ...link,
    url: '/ecom/shop/buylist/111,222',
  });
  expect(advertTarget(null, products('111', '222'), buylist)?.url).toBe('/ecom/shop/buylist/111,222');
});
