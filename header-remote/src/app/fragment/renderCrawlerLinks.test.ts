import { createRoutes, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { renderCrawlerLinks } from './renderCrawlerLinks.ts';

const links = (taxonomy = aTaxonomy(), config = {}) => {
  const options = resolveHeaderOptions({ config });
  return renderCrawlerLinks(taxonomy, options.config, createRoutes(options));
};

describe('renderCrawlerLinks', () => {
  test('crawlers get the two top levels of categories as plain links, which shoppers do not see', () => {
    expect(links()).toBe(
      '<nav data-grocer-links hidden><a href="/ecom/shop/browse/groceries">Groceries</a> ' +
        '<a href="/ecom/shop/browse/groceries/bakery">Bakery</a> ' +
        '<a href="/ecom/shop/browse/entertaining">Entertaining</a></nav>',
    );
  });

  test('a category that shoppers do not see has no link', () => {
    const hidden = aCategory({ id: '1', name: 'Old', hiddenInNav: true });

    expect(links({ categories: [aCategory({ categoryIds: ['1'] }), hidden] })).not.toContain('Old');
  });

  test('markup in a category name is escaped', () => {
    const name = `<img src=x onerror=alert(1)> & "friends"`;

    expect(links({ categories: [aCategory({ name })] })).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;',
    );
  });

  test('without categories there is no element', () => {
    expect(links({ categories: [] })).toBe('');
  });

  test('the links of another configuration are not taken from the cache', () => {
    const taxonomy = aTaxonomy();
    expect(links(taxonomy)).toBe(links(taxonomy));

    expect(links(taxonomy, { root: '/shop' })).toContain('href="/shop/shop/browse/groceries"');
  });
});
