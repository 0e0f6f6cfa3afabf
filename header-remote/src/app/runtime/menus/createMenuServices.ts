import { fetchBanners } from '../../../services/banners/fetchBanners.ts';
import { fetchContentFragment } from '../../../services/content/fetchContentFragment.ts';
import { fetchExperienceFragment } from '../../../services/content/fetchExperienceFragment.ts';
import { fetchMegaMenuMaster, fetchSeasonalMaster } from '../../../services/content/fetchMasterFragments.ts';
import type { ServiceClient } from '../../../services/serviceClient.ts';
import { fetchTaxonomy } from '../../../services/taxonomy/fetchTaxonomy.ts';
import type { Services } from '../../../state/services.ts';

/** The services whose answers only the menus show. */
export type MenuServices = Pick<
  Services,
  | 'fetchTaxonomy'
  | 'fetchContentFragment'
  | 'fetchMegaMenuMaster'
  | 'fetchSeasonalMaster'
  | 'fetchExperienceFragment'
  | 'fetchBanners'
>;

export interface MenuBackEnds {
  taxonomy: Parameters<typeof fetchTaxonomy>[0];
  content: ServiceClient;
  banners: Parameters<typeof fetchBanners>[0];
}

/** Creates the clients of the menus' services. Lazy, since their schemas are large and no menu is open at first. */
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
