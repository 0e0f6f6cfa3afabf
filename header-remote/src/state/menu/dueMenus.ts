import type { HeaderConfig } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { contentShopperAtom } from '../session/customer.ts';
import { seasonalMenuAtom } from './seasonalMenu.ts';

/** Whether the host has configured a further root (behaviour/menus#further-roots). */
export const hasFurtherRoots = ({
  groceries: _groceries,
  entertaining: _entertaining,
  ...further
}: HeaderConfig['menuRoots']): boolean => Object.values(further).some((id) => id !== null);

/**
 * Whether the seasonal menu is to be loaded at the start of the page: none is loaded yet, or the loaded one
 * is for another shopper. A title from the server's HTML is for visitors who are not signed in
 * (behaviour/menus#seasonal-when, #own-content).
 */
export const isSeasonalMenuDueAtom = atom((get) => {
  const seasonal = get(seasonalMenuAtom);
  return !seasonal || (seasonal.shopper ?? null) !== get(contentShopperAtom);
});
