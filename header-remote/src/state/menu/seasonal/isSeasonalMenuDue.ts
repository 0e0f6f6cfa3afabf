import { atom } from 'jotai';
import { contentShopperAtom } from '../../session/contentShopper.ts';
import { seasonalMenuAtom } from './seasonalMenu.ts';

/**
 * Whether the seasonal menu is to be loaded at the start of the page: nothing is known of it, or what is known is
 * another shopper's. A title from the server's HTML is for visitors who are not signed in
 * (behaviour/menus#seasonal-when, #own-content).
 */
export const isSeasonalMenuDueAtom = atom((get) => {
  const seasonal = get(seasonalMenuAtom);
  return !seasonal || (seasonal.shopper ?? null) !== get(contentShopperAtom);
});
