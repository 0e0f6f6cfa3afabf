import type { ContentFragment } from '@grocer/shared-contracts';
import { atom } from 'jotai';

/** Its place in the slide-out's path. */
export const seasonalId = 'seasonal';

/** What the seasonal button needs to stand there (clarification 50). */
export interface SeasonalTitle {
  title: string;
  /** Where it leads without a script; `null` where its content names no page. */
  href: string | null;
}

/** `undefined`: not known yet; `null`: there is no seasonal menu now. */
type SeasonalMenu = (SeasonalTitle & { content?: ContentFragment }) | null | undefined;

const baseAtom = atom<SeasonalMenu>(undefined);

export const seasonalMenuAtom = atom((get) => get(baseAtom));

/** Sets what a fragment was rendered with, or what the content service has answered. */
export const setSeasonalMenuAtom = atom(null, (_get, set, menu: SeasonalMenu) => set(baseAtom, menu));
