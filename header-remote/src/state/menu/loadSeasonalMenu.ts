import type { ContentFragment } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { originAtom, routesAtom } from '../page.ts';
import { customerIdAtom } from '../session.ts';
import { menuFact } from './menuFact.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './seasonalMenu.ts';
import { seasonalTitle } from './seasonalTitle.ts';

const { stateAtom, loadAtom } = menuFact<ContentFragment>({
  what: 'the seasonal menu',
  read: ({ fetchSeasonalMaster }, get) => fetchSeasonalMaster(get(customerIdAtom)),
});

/** Asks for the seasonal menu and what it holds. One that a fragment was rendered with stays until the answer is there. */
export const loadSeasonalMenuAtom = atom(null, async (get, set) => {
  await set(loadAtom);
  const loaded = get(stateAtom);
  if (loaded.kind !== 'ready') return;
  const { contentLink } = get(routesAtom);
  const title = seasonalTitle(loaded.value, (href) => contentLink(href, get(originAtom)));
  set(setSeasonalMenuAtom, title && { ...title, content: loaded.value });
});

/**
 * At the start of a page (clarification 50). A fragment that shows the seasonal menu has saved this call: what is in the
 * menu comes when the shopper means to open it.
 */
export const findSeasonalMenuAtom = atom(null, async (get, set) => {
  if (!get(seasonalMenuAtom)) await set(loadSeasonalMenuAtom);
});
