import type { Advert, ContentComponent, ContentFragment, ContentOf } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { optionsAtom } from '../page/page.ts';
import { awaitServicesAtom } from '../services.ts';
import { contentShopperAtom } from '../session/customer.ts';
import { hasTokenSessionAtom } from '../session/session.ts';
import { createShopperAtom, rememberShopper } from '../session/shopper.ts';
import { shoppingContextAtom } from '../session/shoppingContext.ts';
import { createMenuResource } from './createMenuResource.ts';
import type { MenuRoot } from './menu.ts';

type MenuFragments = ReadonlyMap<string, ContentFragment | 'pending'>;

/** Fragments by key. `'pending'` while a fragment loads; no entry if there is none to show. */
const fragmentsAtom = createShopperAtom<MenuFragments>(new Map());

/**
 * Loads a category's experience fragment, once per key and shopper. If the request fails or there is no fragment, the
 * next press requests it again (behaviour/menus#category-fragment).
 */
export const loadMenuFragmentAtom = atom(null, async (get, set, key: string) => {
  if (get(fragmentsAtom).has(key)) return;
  const isSameShopper = rememberShopper(get);
  const setEntry = (found: ContentFragment | 'pending' | null) => {
    if (!isSameShopper()) return;
    const fragments = new Map(get(fragmentsAtom));
    if (found) fragments.set(key, found);
    else fragments.delete(key);
    set(fragmentsAtom, fragments);
  };
  setEntry('pending');
  const { fetchExperienceFragment, logger } = await set(awaitServicesAtom);
  try {
    setEntry(await fetchExperienceFragment({ key, hasTokenSession: get(hasTokenSessionAtom) }));
  } catch (error) {
    logger.failure(`Failed to fetch the menu's fragment ${key}: ${errorMessage(error)}`, error);
    setEntry(null);
  }
});

/**
 * The content beside the first level of Groceries, loaded when the menu opens (behaviour/menus#middle-fragment).
 */
export const { stateAtom: middleMenuAtom, loadAtom: loadMiddleMenuAtom } = createMenuResource<
  string | null,
  ContentFragment
>({
  what: "the menu's middle fragment",
  keyOf: (get) => get(contentShopperAtom),
  isPersonal: true,
  read: ({ fetchMegaMenuMaster }, customerId) => fetchMegaMenuMaster(customerId),
});

const noAdverts: readonly Advert[] = [];

/** The adverts for the open categories. `undefined` while they load. */
const advertsAtom = createShopperAtom<readonly Advert[] | undefined>(noAdverts);
const requestAtom = atom<AbortController | undefined>(undefined);

/** Whether a level has adverts: 1 and 2 of the mega menu, 2 of the slide-out (behaviour/advertising#levels). */
const showsBanners = (menuRoot: MenuRoot, level: number): boolean =>
  menuRoot === 'Groceries' ? level === 1 || level === 2 : level === 2;

/** Removes the adverts and aborts their request. Loads those of the open level if it has any and the flag is on. */
export const loadMenuBannersAtom = atom(
  null,
  async (get, set, menuRoot: MenuRoot, path: readonly string[]) => {
    set(stopMenuBannersAtom);
    if (!get(optionsAtom).flags.megaMenuBanners || !showsBanners(menuRoot, path.length)) return;
    const isSameShopper = rememberShopper(get);
    const request = new AbortController();
    set(requestAtom, request);
    set(advertsAtom, undefined);
    const { fetchBanners } = await set(awaitServicesAtom);
    const trolleyId = get(shoppingContextAtom).customerOrderId;
    const { signal } = request;
    try {
      const adverts = await fetchBanners({ categories: categoriesOf(menuRoot, path), trolleyId }, signal);
      if (!signal.aborted && isSameShopper()) set(advertsAtom, adverts);
    } catch (error) {
      // An aborted request is not a failure.
      if (!signal.aborted) throw error;
    }
  },
);

/** Removes the adverts and aborts their request. Called when the menu is closed and before each load. */
export const stopMenuBannersAtom = atom(null, (get, set) => {
  get(requestAtom)?.abort();
  set(advertsAtom, noAdverts);
});

/** Ids of the open categories, without the root, with which the slide-out's path begins. */
const categoriesOf = (menuRoot: MenuRoot, path: readonly string[]): string[] =>
  menuRoot === 'Shop' ? path.slice(1) : [...path];

/** Components beside or below an open category. `undefined` while they load, so that their space is reserved. */
export interface MenuComponents {
  /** The components that editors chose. */
  chosen: readonly ContentComponent[] | undefined;
  adverts: readonly ContentComponent[] | undefined;
}

/**
 * Looks up the components of an open category by the key of its fragment (behaviour/menus#no-shift,
 * behaviour/advertising#place).
 */
export const menuComponentsAtom = atom((get) => {
  const fragments = get(fragmentsAtom);
  const adverts = get(advertsAtom);
  return (banner: string | null): MenuComponents => {
    const fragment = fragments.get(banner ?? '');
    return {
      chosen: fragment === 'pending' ? undefined : Object.values(fragment?.locations ?? {}).flat(),
      adverts: adverts?.map(toBannerAd),
    };
  };
});

/** Converts an advert of the banners service to the content component that renders the banner ads of editors. */
const toBannerAd = (advert: Advert): ContentOf<'banner-ad'> => ({
  kind: 'banner-ad',
  resourceType: 'menu-banners/banner-ad',
  componentId: advert.id,
  analytics: {
    promoName: null,
    promoType: null,
    promoPeriod: null,
    bannerPurpose: null,
    buyingOfficeAndGroup: null,
    enhancedEcommerceInternalPromotion: null,
    assetModuleType: null,
  },
  cqResponsive: { deviceBreakpoints: [] },
  linkPath: null,
  elementId: null,
  src: null,
  altText: null,
  dynamicImages: {},
  assetMetadataWidth: null,
  assetMetadataHeight: null,
  styleIds: [],
  childComponents: [],
  ...advert,
});
