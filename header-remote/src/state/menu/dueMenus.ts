import type { HeaderConfig } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { offAtom } from '../page/page.ts';
import { contentShopperAtom } from '../session/customer.ts';
import { seasonalMenuAtom } from './seasonalMenu.ts';

/**
 * Whether the host has configured a taxonomy root other than those of the two main menus: one for an account menu,
 * `siteLinks` or `megaMenu` (behaviour/menus#further-roots).
 */
export const hasFurtherRoots = ({
  groceries: _groceries,
  entertaining: _entertaining,
  ...further
}: HeaderConfig['menuRoots']): boolean => Object.values(further).some((id) => id !== null);

/**
 * Whether to load the seasonal menu at the start of the page: if it has no title yet, or that of another shopper. The
 * title in the server's HTML is for signed-out visitors (behaviour/menus#seasonal-when, #own-content). False while the
 * publisher has turned the menu off.
 */
export const isSeasonalMenuDueAtom = atom((get) => {
  if (get(offAtom).includes('seasonal-menu')) return false;
  const seasonal = get(seasonalMenuAtom);
  return !seasonal || (seasonal.shopper ?? null) !== get(contentShopperAtom);
});
