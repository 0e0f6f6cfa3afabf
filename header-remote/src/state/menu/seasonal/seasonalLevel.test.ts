import { createRoutes } from '@grocer/shared-contracts';
import { aContentFragment, anImage, aParagraph, aRichText } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { seasonalLevel } from './seasonalLevel.ts';

const { contentLink } = createRoutes();
const attributesWith = (href: string) => ({ ...aParagraph('').attributes, href });
const linkTo = (href: string, text: string) =>
  aParagraph('', {
    listItem: 'bullet',
    children: [{ ...aParagraph(''), type: 'span', children: [], text, attributes: attributesWith(href) }],
  });
const rowsOf = (...blocks: ReturnType<typeof linkTo>[]) =>
  seasonalLevel(
    'Easter',
    aContentFragment({ locations: { main: [anImage(), aRichText({ blocks })] } }),
    contentLink,
  ).items.map(({ name, href }) => [name, href]);

test('the links in words are rows, as addresses of the site', () => {
  const eggs = linkTo('/content/site/en/shop/browse/groceries/easter/eggs.html', 'Eggs ');

  expect(rowsOf(aParagraph('Easter'), eggs)).toEqual([['Eggs', '/ecom/shop/browse/groceries/easter/eggs']]);
});

test('an address has one row, and an address of another kind none', () => {
  const lamb = linkTo('/ecom/recipes/lamb', 'Lamb');

  expect(rowsOf(lamb, linkTo('javascript:alert(1)', 'Win'), lamb)).toEqual([['Lamb', '/ecom/recipes/lamb']]);
});
