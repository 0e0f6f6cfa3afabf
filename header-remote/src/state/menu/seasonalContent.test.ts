import { createRoutes } from '@grocer/shared-contracts';
import {
  aContainer,
  aContentFragment,
  anEditorialLink,
  anImage,
  aParagraph,
  aRichText,
  aTextArea,
  aTextCard,
  aTradingCell,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { seasonalLevel, seasonalTitleOf, splitSeasonalContent } from './seasonalContent.ts';

const { contentLink } = createRoutes();
const read = (fragment: Parameters<typeof aContentFragment>[0]) =>
  seasonalTitleOf(aContentFragment(fragment), contentLink);

describe('seasonalTitleOf', () => {
  test.each([
    ['a title', { pageTitle: null }],
    ['a title of more than spaces', { pageTitle: '  ' }],
    ['a component', { locations: { main: [] } }],
  ])('there is no seasonal menu without %s', (_case, fragment) => {
    expect(read(fragment)).toBeNull();
  });

  test('the seasonal button leads to the first link in the content, as an address of the site', () => {
    const link = anEditorialLink({ url: '/content/site/en/shop/browse/groceries/easter.html' });
    const cell = aTradingCell({ textArea: aTextArea({ link }) });

    expect(
      read({ pageTitle: ' Easter ', locations: { main: [aContainer({ childComponents: [cell] })] } }),
    ).toEqual({ title: 'Easter', href: '/ecom/shop/browse/groceries/easter' });
  });

  test('components that are withdrawn or have no link are skipped', () => {
    const withdrawn = aTextCard({ valid: false, link: anEditorialLink({ url: '/withdrawn' }) });
    const picture = anImage({ linkPath: '/ecom/recipes' });

    expect(read({ locations: { main: [aRichText({ blocks: [] }), withdrawn], end: [picture] } })?.href).toBe(
      '/ecom/recipes',
    );
  });

  test('the seasonal button has no address if the content has no link', () => {
    expect(read({ locations: { main: [aRichText({ blocks: [] })] } })?.href).toBeNull();
  });
});

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

test('the text links are rows, with addresses of the site', () => {
  const eggs = linkTo('/content/site/en/shop/browse/groceries/easter/eggs.html', 'Eggs ');

  expect(rowsOf(aParagraph('Easter'), eggs)).toEqual([['Eggs', '/ecom/shop/browse/groceries/easter/eggs']]);
});

test('an address has one row, and an address of another kind none', () => {
  const lamb = linkTo('/ecom/recipes/lamb', 'Lamb');

  expect(rowsOf(lamb, linkTo('javascript:alert(1)', 'Win'), lamb)).toEqual([['Lamb', '/ecom/recipes/lamb']]);
});

describe('splitSeasonalContent', () => {
  const links = aRichText({ blocks: [aParagraph('Easter', { type: 'heading' }), aParagraph('Eggs')] });
  const fragment = aContentFragment({ locations: { main: [aTextCard(), links], end: [anImage()] } });

  test('links and cells are separated, each in the editors’ order', () => {
    const parts = splitSeasonalContent(['Easter'], fragment);

    expect(parts.links.map(({ kind }) => kind)).toEqual(['rich-text']);
    expect(parts.cells.map(({ kind }) => kind)).toEqual(['text-card', 'image']);
  });

  test('a first heading that repeats the title is left out', () => {
    expect(splitSeasonalContent(['Easter'], fragment).links[0]?.blocks).toEqual([aParagraph('Eggs')]);
    expect(splitSeasonalContent(['Spring'], fragment).links[0]?.blocks).toHaveLength(2);
  });
});
