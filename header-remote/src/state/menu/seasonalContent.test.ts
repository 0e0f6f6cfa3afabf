import { type ContentComponent, createRoutes } from '@grocer/shared-contracts';
import {
  aBannerAd,
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

const attributesWith = (href: string) => ({ ...aParagraph('').attributes, href });
const linkTo = (href: string, text: string) =>
  aParagraph('', {
    listItem: 'bullet',
    children: [{ ...aParagraph(''), type: 'span', children: [], text, attributes: attributesWith(href) }],
  });

const mark = { key: 'k1', type: 'link', attributes: attributesWith('/ecom/eggs') };

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

  const link = anEditorialLink({ url: '/ecom/eggs' });
  const bannerWithoutLink = aBannerAd({ textArea: aTextArea({ link: null }) });

  test.each<[what: string, ...main: ContentComponent[]]>([
    ['a banner ad', aBannerAd({ textArea: aTextArea({ link }) })],
    ['a text card', aTextCard({ link })],
    ['words of a text', aRichText({ blocks: [aParagraph('Easter'), linkTo('/ecom/eggs', 'Eggs')] })],
    ['a marked text', aRichText({ blocks: [aParagraph('Eggs', { markDefs: [mark] })] })],
    ['a component after one without a link', bannerWithoutLink, anImage({ linkPath: '/ecom/eggs' })],
  ])('the first link may be that of %s', (_what, ...main) => {
    expect(read({ locations: { main } })?.href).toBe('/ecom/eggs');
  });

  test('components that are withdrawn or have no link are skipped', () => {
    const withdrawn = aTextCard({ valid: false, link: anEditorialLink({ url: '/withdrawn' }) });
    const picture = anImage({ linkPath: '/ecom/recipes' });

    const main = [aRichText({ blocks: [] }), aTextCard({ link: null }), withdrawn];
    expect(read({ locations: { main, end: [picture] } })?.href).toBe('/ecom/recipes');
  });

  test('the seasonal button has no address if the content has no link', () => {
    expect(read({ locations: { main: [aRichText({ blocks: [] })] } })?.href).toBeNull();
  });
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

test('an address has one row; one of another kind, or without words, has none', () => {
  const lamb = linkTo('/ecom/recipes/lamb', 'Lamb');
  const [win, blank] = [linkTo('javascript:alert(1)', 'Win'), linkTo('/ecom/recipes/ham', ' ')];

  expect(rowsOf(lamb, win, blank, lamb)).toEqual([['Lamb', '/ecom/recipes/lamb']]);
});

test('a marked text is one row, whatever its spans are', () => {
  const eggs = aParagraph('', { type: 'span', text: null, children: [aParagraph('eggs')] });
  const spans = [aParagraph('Easter ', { type: 'span' }), eggs];

  expect(rowsOf(aParagraph('', { text: null, markDefs: [mark], children: spans }))).toEqual([
    ['Easter eggs', '/ecom/eggs'],
  ]);
});

describe('splitSeasonalContent', () => {
  const links = aRichText({
    blocks: ['Easter', 'Eggs', 'Easter'].map((text) => aParagraph(text)),
    cqResponsive: {
      deviceBreakpoints: [{ name: 'default', visible: true, width: 6, offset: null, layout: null }],
    },
  });
  const fragment = aContentFragment({ locations: { main: [aTextCard(), links], end: [anImage()] } });

  test('links, without the editors’ grid, and cells are separated, each in the editors’ order', () => {
    const parts = splitSeasonalContent(['Easter'], fragment);

    expect(parts.links).toMatchObject([{ kind: 'rich-text', cqResponsive: { deviceBreakpoints: [] } }]);
    expect(parts.cells.map(({ kind }) => kind)).toEqual(['text-card', 'image']);
  });

  test('a first heading that repeats the title is left out', () => {
    expect(splitSeasonalContent(['Easter'], fragment).links[0]?.blocks).toEqual(links.blocks.slice(1));
    expect(splitSeasonalContent(['Spring'], fragment).links[0]?.blocks).toEqual(links.blocks);
  });
});
