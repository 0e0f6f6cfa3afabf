import type { Advert } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { optionsAtom } from '../page.ts';
import { awaitServicesAtom } from '../services.ts';
import { shoppingContextAtom } from '../shoppingContext.ts';
import type { MenuRoot } from './menu.ts';

interface MenuBanners {
  /** The open path that they were asked for. */
  path: readonly string[];
  /** `undefined` while they are on their way. */
  adverts: readonly Advert[] | undefined;
}

const none: MenuBanners = { path: [], adverts: [] };

const baseAtom = atom<MenuBanners>(none);
const askingAtom = atom<AbortController | undefined>(undefined);

export const menuBannersAtom = atom((get) => get(baseAtom));

/** Levels 1 and 2 of the panel, level 2 of the slide-out (specification §7, Menu banners). */
const showsBanners = (menuRoot: MenuRoot, level: number): boolean =>
  menuRoot === 'Groceries' ? level === 1 || level === 2 : level === 2;

/**
 * Asks for adverts for the level that has been opened, where the flag is on (clarification 112). A call for another level
 * is given up.
 */
export const askMenuBannersAtom = atom(
  null,
  async (get, set, menuRoot: MenuRoot, path: readonly string[]) => {
    get(askingAtom)?.abort();
    set(baseAtom, none);
    if (!get(optionsAtom).flags.megaMenuBanners || !showsBanners(menuRoot, path.length)) return;
    const asking = new AbortController();
    set(askingAtom, asking);
    set(baseAtom, { path, adverts: undefined });
    const { fetchBanners } = await set(awaitServicesAtom);
    const trolleyId = get(shoppingContextAtom).customerOrderId;
    const { signal } = asking;
    try {
      const adverts = await fetchBanners({ categories: categoriesOf(menuRoot, path), trolleyId }, signal);
      if (!signal.aborted) set(baseAtom, { path, adverts });
    } catch (error) {
      // Given up: nobody looks at that level any more.
      if (!signal.aborted) throw error;
    }
  },
);

/** The slide-out's path begins with a root, which the panel does not open. */
const categoriesOf = (menuRoot: MenuRoot, path: readonly string[]): string[] =>
  menuRoot === 'Shop' ? path.slice(1) : [...path];
