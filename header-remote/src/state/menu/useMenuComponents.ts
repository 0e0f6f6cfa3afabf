import type { ContentComponent } from '@grocer/shared-contracts';
import { useAtomValue } from 'jotai';
import { adComponent } from './adComponent.ts';
import { menuBannersAtom } from './menuBanners.ts';
import { menuFragmentsAtom } from './menuFragments.ts';

/**
 * What stands beside or below an open category: what editors chose for it, then adverts. `undefined` while it is on its
 * way and will want room.
 *
 * @param banner key of the category's fragment
 */
export function useMenuComponents(banner: string | null): readonly ContentComponent[] | undefined {
  const fragment = useAtomValue(menuFragmentsAtom).get(banner ?? '');
  const { adverts } = useAtomValue(menuBannersAtom);
  const isWaiting = fragment === 'asked' || adverts === undefined;
  const chosen = fragment && fragment !== 'asked' ? Object.values(fragment.locations).flat() : [];
  const components = [...chosen, ...(adverts ?? []).map(adComponent)];
  return components.length === 0 && isWaiting ? undefined : components;
}
