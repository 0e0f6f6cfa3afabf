import {
  fetchBanners,
  fetchExperienceFragment,
  fetchMegaMenuMaster,
  fetchSeasonalMaster,
  fetchTaxonomy,
} from '../../services/menus.ts';
import type { ServiceClient } from '../../services/serviceClient.ts';
import type { MenuServices } from '../../state/services.ts';

export interface MenuBackEnds {
  taxonomy: Parameters<typeof fetchTaxonomy>[0];
  content: ServiceClient;
  banners: Parameters<typeof fetchBanners>[0];
}

/** Creates the clients of the menus' services. Lazy, since their schemas are large and no menu is open at first. */
export function createMenuServices({ taxonomy, content, banners }: MenuBackEnds): MenuServices {
  return {
    fetchTaxonomy: fetchTaxonomy(taxonomy),
    fetchMegaMenuMaster: fetchMegaMenuMaster(content),
    fetchSeasonalMaster: fetchSeasonalMaster(content),
    fetchExperienceFragment: fetchExperienceFragment(content),
    fetchBanners: fetchBanners(banners),
  };
}
