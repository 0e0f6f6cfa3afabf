import type { ContentFragment } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { originAtom, routesAtom } from '../../page/page.ts';
import { customerIdAtom } from '../../session/session.ts';
import { createMenuResource } from '../createMenuResource.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './seasonalMenu.ts';
import { seasonalTitleOf } from './seasonalTitleOf.ts';

const { stateAtom, loadAtom } = createMenuResource<ContentFragment>({
  what: 'the seasonal menu',
  isPersonal: true,
  read: ({ fetchSeasonalMaster }, get) => fetchSeasonalMaster(get(customerIdAtom)),
});

/**
 * Loads the seasonal menu with its content. A title from the server's HTML stays until the response arrives.
 */
export const loadSeasonalMenuAtom = atom(null, async (get, set) => {
  await set(loadAtom);
  const loaded = get(stateAtom);
  if (loaded.kind !== 'ready') return;
  const { contentLink } = get(routesAtom);
  const title = seasonalTitleOf(loaded.value, (href) => contentLink(href, get(originAtom)));
  set(setSeasonalMenuAtom, title && { ...title, content: loaded.value });
});

/**
 * Loads the seasonal menu at the start of the page (behaviour/menus#31). If the server's HTML has its title,
 * the request waits until the shopper is about to open the menu.
 */
export const ensureSeasonalMenuAtom = atom(null, async (get, set) => {
  if (!get(seasonalMenuAtom)) await set(loadSeasonalMenuAtom);
});
