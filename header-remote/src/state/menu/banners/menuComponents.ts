import type { ContentComponent } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { menuBannersAtom } from './menuBanners.ts';
import { menuFragmentsAtom } from './menuFragments.ts';
import { toBannerAd } from './toBannerAd.ts';

/** Components beside or below an open category. `undefined` while they load, so that their space is reserved. */
export interface MenuComponents {
  /** What editors chose. */
  chosen: readonly ContentComponent[] | undefined;
  adverts: readonly ContentComponent[] | undefined;
}

/**
 * Looks up the components of an open category by the key of its fragment (behaviour/menus#no-shift,
 * behaviour/advertising#place).
 */
export const menuComponentsAtom = atom((get) => {
  const fragments = get(menuFragmentsAtom);
  const { adverts } = get(menuBannersAtom);
  return (banner: string | null): MenuComponents => {
    const fragment = fragments.get(banner ?? '');
    return {
      chosen: fragment === 'pending' ? undefined : Object.values(fragment?.locations ?? {}).flat(),
      adverts: adverts?.map(toBannerAd),
    };
  };
});
