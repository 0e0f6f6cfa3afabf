import { createRoutes, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { crawlerLinks } from './crawlerLinks.ts';

const links = (taxonomy = aTaxonomy(), config = {}) => {
  const options = resolveHeaderOptions({ config });
  return crawlerLinks(taxonomy, options.config, createRoutes(options));
};

describe('crawlerLinks', () => {
  test('are the two top levels as plain links, hidden from everyone but crawlers (clarification 49)', () => {
    expect(links()).toBe(
      '<nav data-grocer-links hidden><a href="/ecom/shop/browse/groceries">Groceries</a> ' +
        '<a href="/ecom/shop/browse/groceries/bakery">Bakery</a> ' +
        '<a href="/ecom/shop/browse/entertaining">Entertaining</a></nav>',
    );
  });

  test('leave out what shoppers do not see', () => {
    const hidden = aCategory({ id: '1', name: 'Old', hiddenInNav: true });

    expect(links({ categories: [aCategory({ categoryIds: ['1'] }), hidden] })).not.toContain('Old');
  });

  test('write names as text, whatever is in them', () => {
    const name = `<img src=x onerror=alert(1)> & "friends"`;

    expect(links({ categories: [aCategory({ name })] })).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;',
    );
  });

  test('are none without a category', () => {
    expect(links({ categories: [] })).toBe('');
  });

  test('are made once for a taxonomy and a configuration', () => {
    const taxonomy = aTaxonomy();
    expect(links(taxonomy)).toBe(links(taxonomy));

    expect(links(taxonomy, { root: '/shop' })).toContain('href="/shop/shop/browse/groceries"');
  });
});
