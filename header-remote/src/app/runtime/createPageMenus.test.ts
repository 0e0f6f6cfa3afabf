// @vitest-environment jsdom
import { type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aContentFragment } from '@grocer/shared-contracts/fixtures';
import { expect, test, vi } from 'vitest';
import { rootLinksAtom } from '../../state/menu/rootLinks.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { deliveryPassAtom } from '../../state/session/customer.ts';
import { aStore } from '../../state/testing/aStore.ts';
import { createPageMenus } from './createPageMenus.ts';

function aPage(options: HeaderOptions = {}) {
  const fetchSeasonalMaster = vi.fn(async () => aContentFragment());
  const fetchTaxonomy = vi.fn(async () => ({
    categories: [
      aCategory({ id: 'sites', url: null, categoryIds: ['wine', 'pass'] }),
      aCategory({ id: 'wine', name: 'Wine club', url: 'https://wine.example/', iconName: 'wine' }),
      aCategory({ id: 'pass', name: 'Pass', url: '/ecom/delivery-pass' }),
    ],
  }));
  const { store } = aStore({ fetchSeasonalMaster, fetchTaxonomy });
  store.set(setPageAtom, { options: resolveHeaderOptions(options) });
  return { store, fetchSeasonalMaster, fetchTaxonomy, menus: createPageMenus(store) };
}

test('loads the title of a seasonal menu that is not known, and nothing of the taxonomy', async () => {
  const { store, menus, fetchTaxonomy } = aPage();

  menus.load();

  await vi.waitFor(() => expect(store.get(seasonalMenuAtom)).toMatchObject({ title: 'Easter' }));
  expect(fetchTaxonomy).not.toHaveBeenCalled();
});

test('loads nothing for a visitor whose seasonal menu the server’s HTML has', async () => {
  const { store, menus, fetchSeasonalMaster } = aPage();
  store.set(setSeasonalMenuAtom, { title: 'Easter', href: null });

  menus.load();
  await new Promise(setImmediate);

  expect(fetchSeasonalMaster).not.toHaveBeenCalled();
});

test('a link to the delivery pass is shown as soon as the status allows it', async () => {
  const { store, menus } = aPage({ config: { menuRoots: { authenticatedAccount: 'sites' } } });
  const names = () => store.get(rootLinksAtom).authenticatedAccount?.map(({ name }) => name);

  menus.load();
  await vi.waitFor(() => expect(names()).toEqual(['Wine club']));

  store.set(deliveryPassAtom, 'AVAILABLE');
  expect(names()).toEqual(['Wine club', 'Pass']);
  store.set(deliveryPassAtom, 'UNKNOWN');
  expect(names()).toEqual(['Wine club']);
  menus.stop();
});
