import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { aStore } from '../../testing/aStore.ts';
import { loadTaxonomyAtom } from '../taxonomy/taxonomy.ts';
import { setSeasonalMenuAtom } from './seasonalMenu.ts';
import { seasonalPanelTitleAtom } from './seasonalPanelTitle.ts';

const titleFor = async (title: string, href: string | null, seasonalMenuTitle: string | null) => {
  const [groceries] = aTaxonomy().categories;
  const season = aCategory({ id: '7', name: 'Easter', url: 'easter', seasonalMenuTitle });
  const { store } = aStore({
    fetchTaxonomy: async () => ({
      categories: [{ ...groceries, ...aCategory({ categoryIds: ['7'] }) }, season],
    }),
  });
  store.set(setSeasonalMenuAtom, { title, href });
  const before = store.get(seasonalPanelTitleAtom);
  await store.set(loadTaxonomyAtom);
  return [before, store.get(seasonalPanelTitleAtom)];
};

describe('the title of the seasonal panel', () => {
  test('the category of the season gives it, found by its name or by its address', async () => {
    expect(await titleFor('Easter', null, 'Easter at the shop')).toEqual(['Easter', 'Easter at the shop']);
    const href = '/ecom/shop/browse/groceries/easter';
    expect(await titleFor('Spring', href, 'Easter at the shop')).toEqual(['Spring', 'Easter at the shop']);
  });

  test('it is the menu’s own without such a title and for another season', async () => {
    expect(await titleFor('Easter', null, null)).toEqual(['Easter', 'Easter']);
    expect(await titleFor('Christmas', null, 'Easter at the shop')).toEqual(['Christmas', 'Christmas']);
  });
});
