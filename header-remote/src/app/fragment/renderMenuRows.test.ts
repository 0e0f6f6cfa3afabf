import { createRoutes, type HeaderConfig, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderMenuRows } from './renderMenuRows.tsx';

const rows = (taxonomy = aTaxonomy(), config: Partial<HeaderConfig> = {}, beside: readonly string[] = []) => {
  const options = resolveHeaderOptions({ config });
  return renderMenuRows(taxonomy, { config: options.config, routes: createRoutes(options), beside });
};

const linksIn = (markup: string | undefined) =>
  [...new JSDOM(markup).window.document.querySelectorAll('a')].map(
    (link) => `${link.textContent} → ${link.getAttribute('href')}`,
  );

test('the panel of Groceries has a link for browsers without popovers, and its first level as links', () => {
  expect(linksIn(rows().panel)).toEqual([
    'Groceries → /ecom/shop/browse/groceries',
    'View all Groceries → /ecom/shop/browse/groceries',
    'Bakery → /ecom/shop/browse/groceries/bakery',
  ]);
});

test('the slide-out has the same rows as a level, for each root that has any', () => {
  const { markup, ids } = rows().levels;

  expect(linksIn(markup)).toEqual([
    'View all Groceries → /ecom/shop/browse/groceries',
    'Bakery → /ecom/shop/browse/groceries/bakery',
  ]);
  expect(ids).toEqual(['10051']);
});

test('a category that shoppers do not see has no link', () => {
  const old = aCategory({ id: '1', name: 'Old', hiddenInNav: true });

  expect(JSON.stringify(rows({ categories: [aCategory({ categoryIds: ['1'] }), old] }))).not.toContain('Old');
});

test('a row of the panel that only repeats a link beside Groceries is left out', () => {
  const root = aCategory({ categoryIds: ['new'] });
  const taxonomy = { categories: [root, aCategory({ id: 'new', name: 'New', url: 'new' })] };
  const address = '/ecom/shop/browse/groceries/new';

  expect(linksIn(rows(taxonomy).panel)).toContain(`New → ${address}`);
  expect(linksIn(rows(taxonomy, {}, [address]).panel)).not.toContain(`New → ${address}`);
});

test.each([
  ['without categories', []],
  ['without visible categories below it', [aCategory({ categoryIds: [] })]],
])('%s Groceries has no panel and no level', (_what, categories) => {
  expect(rows({ categories })).toEqual({ panel: undefined, levels: { markup: '', ids: [] } });
});

test('the rows of another configuration are not taken from the cache', () => {
  const taxonomy = aTaxonomy();
  expect(rows(taxonomy)).toBe(rows(taxonomy));

  expect(rows(taxonomy, { root: '/shop' }).panel).toContain('href="/shop/shop/browse/groceries"');
});
