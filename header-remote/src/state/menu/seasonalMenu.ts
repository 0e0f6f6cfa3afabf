import { atom } from 'jotai';
import { createShopperAtom } from '../session/shopper.ts';

/** Id of the seasonal menu in the slide-out's path. */
export const seasonalId = 'seasonal';

/** The text and address of the seasonal button. */
export interface SeasonalTitle {
  title: string;
  /** The button's address before the script has loaded; `null` if the content has no link. */
  href: string | null;
}

interface LoadedSeasonalMenu extends SeasonalTitle {
  /** The shopper for whom the menu was loaded. Absent if it comes from the server's HTML, for signed-out visitors. */
  shopper?: string | null;
}

/** `undefined`: not loaded yet; `null`: there is no seasonal menu at present. */
type SeasonalMenu = LoadedSeasonalMenu | null | undefined;

const baseAtom = createShopperAtom<SeasonalMenu>(undefined);

export const seasonalMenuAtom = atom((get) => get(baseAtom));

/** Sets the seasonal menu, from the server's HTML or from the content service. */
export const setSeasonalMenuAtom = atom(null, (_get, set, menu: SeasonalMenu) => set(baseAtom, menu));
