import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aTaxonomy } from '@grocer/shared-contracts/fixtures';
import { setPageAtom } from '../../page/page.ts';
import type { Services } from '../../services.ts';
import { aStore } from '../../testing/aStore.ts';
import { openMenuAtom } from '../menu.ts';
import { loadTaxonomyAtom } from '../taxonomy.ts';

/** A row of the first level. In the open menu its category has a `banner`, the key of an experience fragment. */
export const bakery = {
  id: '10060',
  name: 'Bakery',
  href: '/ecom/shop/browse/groceries/bakery',
  opensLevel: true,
};

/** A row of the level below Bakery. */
export const bread = {
  id: '10061',
  name: 'Bread',
  href: '/ecom/shop/browse/groceries/bakery/bread',
  opensLevel: true,
};

/** A store whose Groceries menu has just been opened. */
export async function anOpenMenu(services: Partial<Services> = {}, flags = {}) {
  const [groceries, ...rest] = aTaxonomy().categories;
  const withBanner = rest.map((category) =>
    category.id === '10060' ? { ...category, banner: 'menu/bakery' } : category,
  );
  const categories = [groceries ?? aCategory(), ...withBanner];
  const menu = aStore({
    fetchTaxonomy: async () => ({ categories }),
    fetchExperienceFragment: async () => null,
    ...services,
  });
  menu.store.set(setPageAtom, { options: resolveHeaderOptions({ flags }) });
  await menu.store.set(loadTaxonomyAtom);
  menu.store.set(openMenuAtom, 'Groceries');
  return menu;
}
