import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchTaxonomy } from './fetchTaxonomy.ts';

const shop = aShop();
const path = '/taxonomy';
const roots = ['10051', '10052'];

describe('fetchTaxonomy', () => {
  test('reads every category below the roots of the menus', async () => {
    const { categories } = await fetchTaxonomy({ ...shop.anonymous({ path }), roots })(7);

    expect(categories.length).toBeGreaterThan(200);
    expect(categories[0]).toMatchObject({ id: '10051', name: 'Groceries', url: 'groceries' });
    expect(categories.map(({ id }) => id)).toContain('10052');
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/taxonomy/v1/categories?roots=10051%2C10052&shape=flat&depth=7',
        headers: { authorization: 'Bearer unauthenticated', breadcrumb: 'site-header' },
      },
    ]);
  });

  test('reads no more levels than the requested depth', async () => {
    const { categories } = await fetchTaxonomy({ ...shop.anonymous({ path }), roots })(1);

    expect(categories).toMatchObject([
      { id: '10051', categoryIds: [] },
      { id: '10052', categoryIds: [] },
    ]);
  });

  test.each(everyFault)('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('taxonomy', fault);

    await expect(fetchTaxonomy({ ...shop.anonymous({ path }), roots })(7)).rejects.toMatchObject({ name });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('taxonomy', late);

    await expect(
      fetchTaxonomy({ ...shop.anonymous({ path, timeoutMs: 50 }), roots })(7),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
