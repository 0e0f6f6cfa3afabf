import type { ContentFragment } from '@grocer/shared-contracts';
import type { FetchContentFragment } from './fetchContentFragment.ts';

/** Reads a fragment at a fixed path. `customerId` is `null` for a signed-out visitor. */
export type FetchMasterFragment = (customerId: string | null) => Promise<ContentFragment>;

/** The content beside the first level of the groceries menu. */
export const fetchMegaMenuMaster =
  (fetchContentFragment: FetchContentFragment): FetchMasterFragment =>
  (customerId) =>
    fetchContentFragment({ path: 'menu/middle-mega-menu/master', customerId });

/** The seasonal menu. It exists only with a title and at least one component. */
export const fetchSeasonalMaster =
  (fetchContentFragment: FetchContentFragment): FetchMasterFragment =>
  (customerId) =>
    fetchContentFragment({ path: 'menu/seasonal-menu/seasonal-menu-content/master', customerId });
