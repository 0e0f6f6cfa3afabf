import type { ContentFragment } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { errorMessage } from '../../../platform/logger/errorMessage.ts';
import { awaitServicesAtom } from '../../services.ts';
import { contentShopperAtom } from '../../session/contentShopper.ts';
import { hasTokenSessionAtom } from '../../session/session.ts';
import { createShopperAtom, rememberShopper } from '../../session/shopper.ts';
import { createMenuResource } from '../createMenuResource.ts';

type MenuFragments = ReadonlyMap<string, ContentFragment | 'pending'>;

const baseAtom = createShopperAtom<MenuFragments>(new Map());

/** Fragments by key: `'pending'` while one loads, no entry when there is nothing to show. */
export const menuFragmentsAtom = atom((get) => get(baseAtom));

/**
 * Loads a category's experience fragment, once per key and page. An error is not stored, so the next press
 * requests it again (behaviour/menus#category-fragment).
 */
export const loadMenuFragmentAtom = atom(null, async (get, set, key: string) => {
  if (get(baseAtom).has(key)) return;
  const isSameShopper = rememberShopper(get);
  const setEntry = (found: ContentFragment | 'pending' | null) => {
    if (!isSameShopper()) return;
    const fragments = new Map(get(baseAtom));
    if (found) fragments.set(key, found);
    else fragments.delete(key);
    set(baseAtom, fragments);
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
 * The content beside the first level of Groceries, loaded when the menu first opens (behaviour/menus#middle-fragment).
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
