import type { ContentFragment } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { originAtom, routesAtom } from '../page/page.ts';
import { contentShopperAtom } from '../session/customer.ts';
import { categoryHref } from './categories.ts';
import { createMenuResource } from './createMenuResource.ts';
import { isSeasonalMenuDueAtom } from './dueMenus.ts';
import { seasonalTitleOf } from './seasonalContent.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './seasonalMenu.ts';
import { categoriesAtom } from './taxonomy.ts';

const { stateAtom, loadAtom } = createMenuResource<string | null, ContentFragment>({
  what: 'the seasonal menu',
  keyOf: (get) => get(contentShopperAtom),
  isPersonal: true,
  read: ({ fetchSeasonalMaster }, customerId) => fetchSeasonalMaster(customerId),
});

/** The content of the seasonal menu. Undefined until this shopper's content has loaded. */
export const seasonalContentAtom = atom((get) => {
  const loaded = get(stateAtom);
  return loaded.kind === 'ready' ? loaded.value : undefined;
});

/** Loads the seasonal menu with its content. A title from the server's HTML stays until the response arrives. */
export const loadSeasonalMenuAtom = atom(null, async (get, set) => {
  await set(loadAtom);
  const content = get(seasonalContentAtom);
  const shopper = get(contentShopperAtom);
  if (!content || shopper === undefined) return;
  const { contentLink } = get(routesAtom);
  const title = seasonalTitleOf(content, (href) => contentLink(href, get(originAtom)));
  set(setSeasonalMenuAtom, title && { ...title, shopper });
});

/**
 * Loads the seasonal menu at the start of the page. If the server's HTML has the menu's title, a signed-out
 * visitor's menu is not loaded before it is opened; a signed-in shopper's is loaded when the browser is idle.
 */
export const ensureSeasonalMenuAtom = atom(null, async (get, set, whenIdle: () => Promise<void>) => {
  if (!get(isSeasonalMenuDueAtom)) return;
  if (get(seasonalMenuAtom)) await whenIdle();
  await set(loadSeasonalMenuAtom);
});

/**
 * The title of the seasonal menu's panel: the panel title of the season's category, else the menu's title
 * (behaviour/menus#seasonal-panel).
 */
export const seasonalPanelTitleAtom = atom((get): string => {
  const { title = '', href = null } = get(seasonalMenuAtom) ?? {};
  const index = get(categoriesAtom);
  if (!index) return title;
  const season = [...index.byId.values()].find((category) => {
    const { name, shortName, seasonalMenuTitle } = category;
    if (seasonalMenuTitle === null) return false;
    const isNamed = name === title || shortName === title;
    return isNamed || (href !== null && categoryHref(index, category, get(routesAtom)) === href);
  });
  return season?.seasonalMenuTitle ?? title;
});
