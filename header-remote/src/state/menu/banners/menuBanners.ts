import type { Advert } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { optionsAtom } from '../../page/page.ts';
import { awaitServicesAtom } from '../../services.ts';
import { createShopperAtom, rememberShopper } from '../../session/shopper.ts';
import { shoppingContextAtom } from '../../session/shoppingContext.ts';
import type { MenuRoot } from '../menu.ts';

interface MenuBanners {
  /** Ids of the open categories that the adverts are for. */
  path: readonly string[];
  /** `undefined` while they load. */
  adverts: readonly Advert[] | undefined;
}

const none: MenuBanners = { path: [], adverts: [] };

const baseAtom = createShopperAtom<MenuBanners>(none);
const requestAtom = atom<AbortController | undefined>(undefined);

export const menuBannersAtom = atom((get) => get(baseAtom));

/** Adverts are for levels 1 and 2 of the panel and for level 2 of the slide-out (behaviour/advertising#levels). */
const showsBanners = (menuRoot: MenuRoot, level: number): boolean =>
  menuRoot === 'Groceries' ? level === 1 || level === 2 : level === 2;

/**
 * Loads the adverts for the level that has just been opened, if the flag is on (behaviour/advertising#flag).
 * Aborts the request for the former level (behaviour/advertising#level-change).
 */
export const loadMenuBannersAtom = atom(
  null,
  async (get, set, menuRoot: MenuRoot, path: readonly string[]) => {
    set(stopMenuBannersAtom);
    if (!get(optionsAtom).flags.megaMenuBanners || !showsBanners(menuRoot, path.length)) return;
    const isSameShopper = rememberShopper(get);
    const request = new AbortController();
    set(requestAtom, request);
    set(baseAtom, { path, adverts: undefined });
    const { fetchBanners } = await set(awaitServicesAtom);
    const trolleyId = get(shoppingContextAtom).customerOrderId;
    const { signal } = request;
    try {
      const adverts = await fetchBanners({ categories: categoriesOf(menuRoot, path), trolleyId }, signal);
      if (!signal.aborted && isSameShopper()) set(baseAtom, { path, adverts });
    } catch (error) {
      // An aborted request is not a failure.
      if (!signal.aborted) throw error;
    }
  },
);

/** The menu was closed: the running request is aborted. */
export const stopMenuBannersAtom = atom(null, (get, set) => {
  get(requestAtom)?.abort();
  set(baseAtom, none);
});

/** Drops the root, with which the path of the slide-out begins. The path of the panel has none. */
const categoriesOf = (menuRoot: MenuRoot, path: readonly string[]): string[] =>
  menuRoot === 'Shop' ? path.slice(1) : [...path];
