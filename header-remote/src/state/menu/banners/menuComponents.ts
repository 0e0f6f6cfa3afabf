import type { ContentComponent } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { menuBannersAtom } from './menuBanners.ts';
import { menuFragmentsAtom } from './menuFragments.ts';
import { toBannerAd } from './toBannerAd.ts';

/**
 * Looks up the components beside or below an open category by the key of its fragment: first what editors
 * chose, then adverts. `undefined` while they load, so that their space is reserved (behaviour/menus#27,
 * behaviour/advertising#8).
 */
export const menuComponentsAtom = atom((get) => {
  const fragments = get(menuFragmentsAtom);
  const { adverts } = get(menuBannersAtom);
  return (banner: string | null): readonly ContentComponent[] | undefined => {
    const fragment = fragments.get(banner ?? '');
    const isLoading = fragment === 'pending' || adverts === undefined;
    const chosen = fragment && fragment !== 'pending' ? Object.values(fragment.locations).flat() : [];
    const components = [...chosen, ...(adverts ?? []).map(toBannerAd)];
    return components.length === 0 && isLoading ? undefined : components;
  };
});
