import type { ContentFragment } from '@grocer/shared-contracts';
import type { FetchContentFragment } from './fetchContentFragment.ts';

/** A fragment at a place of its own (wire: Content). `null`: nobody is signed in. */
export type FetchMasterFragment = (customerId: string | null) => Promise<ContentFragment>;

/** What stands beside the first level of the groceries menu (clarification 146). */
export const fetchMegaMenuMaster =
  (fetchContentFragment: FetchContentFragment): FetchMasterFragment =>
  (customerId) =>
    fetchContentFragment({ path: 'menu/middle-mega-menu/master', customerId });

/** The seasonal menu; without a title and a component there is none (clarification 50). */
export const fetchSeasonalMaster =
  (fetchContentFragment: FetchContentFragment): FetchMasterFragment =>
  (customerId) =>
    fetchContentFragment({ path: 'menu/seasonal-menu/seasonal-menu-content/master', customerId });
