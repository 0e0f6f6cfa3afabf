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
import { seasonalTitle } from './seasonalTitle.ts';

const { contentLink } = createRoutes();
const read = (fragment: Parameters<typeof aContentFragment>[0]) =>
  seasonalTitle(aContentFragment(fragment), contentLink);

describe('seasonalTitle', () => {
  test.each([
    ['a title', { pageTitle: null }],
    ['a title of more than spaces', { pageTitle: '  ' }],
    ['a component', { locations: { main: [] } }],
  ])('there is no seasonal menu without %s', (_what, fragment) => {
    expect(read(fragment)).toBeNull();
  });

  test('leads to the first page that its content names, as the site knows it', () => {
    const link = anEditorialLink({ url: '/content/site/en/shop/browse/groceries/easter.html' });
    const cell = aTradingCell({ textArea: aTextArea({ link }) });

    expect(
      read({ pageTitle: ' Easter ', locations: { main: [aContainer({ childComponents: [cell] })] } }),
    ).toEqual({ title: 'Easter', href: '/ecom/shop/browse/groceries/easter' });
  });

  test('passes over what is withdrawn or leads nowhere', () => {
    const withdrawn = aTextCard({ valid: false, link: anEditorialLink({ url: '/withdrawn' }) });
    const picture = anImage({ linkPath: '/ecom/recipes' });

    expect(read({ locations: { main: [aRichText({ blocks: [] }), withdrawn], end: [picture] } })?.href).toBe(
      '/ecom/recipes',
    );
  });

  test('leads nowhere where its content names no page', () => {
    expect(read({ locations: { main: [aRichText({ blocks: [] })] } })?.href).toBeNull();
  });
});
