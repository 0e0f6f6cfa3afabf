import { createRoutes, type HeaderConfig, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { renderMenuRows } from './renderMenuRows.tsx';

const rows = (taxonomy = aTaxonomy(), config: Partial<HeaderConfig> = {}, beside: readonly string[] = []) => {
  const options = resolveHeaderOptions({ config });
  return renderMenuRows(taxonomy, { config: options.config, routes: createRoutes(options), beside });
};

const linksIn = (markup: string | undefined) =>
  [...new JSDOM(markup).window.document.querySelectorAll('a')].map(
    (link) => `${link.textContent} → ${link.getAttribute('href')}`,
  );

describe('renderMenuRows', () => {
  test('the panel of Groceries has a link for browsers without popovers, and its first level as links', () => {
    expect(linksIn(rows().groceries)).toEqual([
      'Groceries → /ecom/shop/browse/groceries',
      'View all Groceries → /ecom/shop/browse/groceries',
      'Bakery → /ecom/shop/browse/groceries/bakery',
    ]);
  });

  test('crawlers get the links that are in no panel, which shoppers do not see', () => {
    expect(rows().links).toBe(
      '<nav data-grocer-links hidden><a href="/ecom/shop/browse/entertaining">Entertaining</a></nav>',
    );
  });

  test('a category that shoppers do not see has no link', () => {
    const hidden = aCategory({ id: '1', name: 'Old', hiddenInNav: true });

    expect(JSON.stringify(rows({ categories: [aCategory({ categoryIds: ['1'] }), hidden] }))).not.toContain(
      'Old',
    );
  });

  test('a row that only repeats a link beside Groceries is left out', () => {
    const root = aCategory({ categoryIds: ['new'] });
    const taxonomy = { categories: [root, aCategory({ id: 'new', name: 'New', url: 'new' })] };
    const address = '/ecom/shop/browse/groceries/new';

    expect(linksIn(rows(taxonomy).groceries)).toContain(`New → ${address}`);
    expect(linksIn(rows(taxonomy, {}, [address]).groceries)).not.toContain(`New → ${address}`);
  });

  test('markup in a category name is escaped', () => {
    const name = `<img src=x onerror=alert(1)> & "friends"`;
    const escaped = '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;';
    const child = aCategory({ id: '1', name });

    expect(rows({ categories: [aCategory({ name, categoryIds: [] })] }).links).toContain(escaped);
    expect(rows({ categories: [aCategory({ categoryIds: ['1'] }), child] }).groceries).toContain(escaped);
  });

  test('without categories there is nothing', () => {
    expect(rows({ categories: [] })).toEqual({ groceries: undefined, links: '' });
  });

  test('without visible categories below it Groceries has no panel, and a link for crawlers', () => {
    const { groceries, links } = rows({ categories: [aCategory({ categoryIds: [] })] });

    expect(groceries).toBeUndefined();
    expect(linksIn(links)).toEqual(['Groceries → /ecom/shop/browse/groceries']);
  });

  test('the rows of another configuration are not taken from the cache', () => {
    const taxonomy = aTaxonomy();
    expect(rows(taxonomy)).toBe(rows(taxonomy));

    expect(rows(taxonomy, { root: '/shop' }).groceries).toContain('href="/shop/shop/browse/groceries"');
  });
});
