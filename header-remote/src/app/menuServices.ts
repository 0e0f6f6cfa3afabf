import type { BackEnd } from '../services/backEnd.ts';
import { fetchBanners } from '../services/banners/fetchBanners.ts';
import { fetchContentFragment } from '../services/content/fetchContentFragment.ts';
import { fetchExperienceFragment } from '../services/content/fetchExperienceFragment.ts';
import { fetchMegaMenuMaster, fetchSeasonalMaster } from '../services/content/fetchMasterFragments.ts';
import { fetchTaxonomy } from '../services/taxonomy/fetchTaxonomy.ts';
import type { Services } from '../state/services.ts';

/** What the menus are filled with; nothing that the header shows by itself. */
export type MenuServices = Pick<
  Services,
  | 'fetchTaxonomy'
  | 'fetchContentFragment'
  | 'fetchMegaMenuMaster'
  | 'fetchSeasonalMaster'
  | 'fetchExperienceFragment'
  | 'fetchBanners'
>;

interface MenuBackEnds {
  taxonomy: Parameters<typeof fetchTaxonomy>[0];
  content: BackEnd;
  banners: Parameters<typeof fetchBanners>[0];
}

/** Clients of the menus' services: a part of its own, since their schemas are the largest and the first menu is a click away. */
export function createMenuServices({ taxonomy, content, banners }: MenuBackEnds): MenuServices {
  const contentFragment = fetchContentFragment(content);
  return {
    fetchTaxonomy: fetchTaxonomy(taxonomy),
    fetchContentFragment: contentFragment,
    fetchMegaMenuMaster: fetchMegaMenuMaster(contentFragment),
    fetchSeasonalMaster: fetchSeasonalMaster(contentFragment),
    fetchExperienceFragment: fetchExperienceFragment(content),
    fetchBanners: fetchBanners(banners),
  };
}
