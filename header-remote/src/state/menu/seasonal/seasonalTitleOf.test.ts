import { createRoutes } from '@grocer/shared-contracts';
import {
  aContainer,
  aContentFragment,
  anEditorialLink,
  anImage,
  aRichText,
  aTextArea,
  aTextCard,
  aTradingCell,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { seasonalTitleOf } from './seasonalTitleOf.ts';

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
