import { atom, type createStore } from 'jotai';
import { optionsAtom, originAtom, routesAtom } from '../../page/page.ts';
import { deliveryPassAtom } from '../../session/deliveryPass.ts';
import { looksSignedInAtom } from '../../session/session.ts';
import { createMenuResource } from '../createMenuResource.ts';
import { findRootLinks } from './findRootLinks.ts';
import { hasFurtherRoots } from './hasFurtherRoots.ts';
import { type CategoryIndex, indexCategories, visibleChildren } from './indexCategories.ts';
import { rootLinksAtom } from './rootLinks.ts';
import { setRootsWithoutMenuAtom } from './rootsWithoutMenu.ts';

/** The service's maximum. With fewer levels the current page is not marked. */
const depth = 7;

export interface MenuTaxonomy {
  index: CategoryIndex;
  /** How many levels were requested. */
  depth: number;
}

/** Ids of the menus' roots. */
const rootsAtom = atom((get) => Object.values(get(optionsAtom).config.menuRoots).filter((id) => id !== null));

/**
 * Loads the taxonomy at the start of the page if its links take the place of fixed ones. Otherwise the first menu
 * requests it.
 */
export const ensureRootLinksAtom = atom(null, async (get, set) => {
  if (hasFurtherRoots(get(optionsAtom).config.menuRoots)) await set(loadTaxonomyAtom);
});

/** Requested and indexed once, by the first menu that needs it. */
const { stateAtom, loadAtom } = createMenuResource<boolean, MenuTaxonomy>({
  what: 'the taxonomy',
  keyOf: (get) => get(looksSignedInAtom),
  async read({ fetchTaxonomy }, _login, get) {
    return { index: indexCategories(await fetchTaxonomy(depth), get(rootsAtom)), depth };
  },
});

export const taxonomyAtom = stateAtom;

/** Resolves when the taxonomy has loaded; stays pending while it fails. */
export const untilTaxonomy = ({ get, sub }: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>) =>
  new Promise<void>((resolve) => {
    const stop = sub(stateAtom, check);
    check();
    function check() {
      if (get(stateAtom).kind !== 'ready') return;
      stop();
      resolve();
    }
  });

const emptyRootsAtom = atom((get) => {
  const taxonomy = get(stateAtom);
  const isEmpty = (root: string) =>
    taxonomy.kind !== 'ready' || visibleChildren(taxonomy.value.index, root).length === 0;
  return get(rootsAtom).filter(isEmpty);
});

/** Derived, so that opening a menu again finds the same links and renders none of them. */
const foundLinksAtom = atom((get) => {
  const taxonomy = get(stateAtom);
  const { menuRoots } = get(optionsAtom).config;
  if (taxonomy.kind !== 'ready' || !hasFurtherRoots(menuRoots)) return undefined;
  const { index } = taxonomy.value;
  return findRootLinks({
    index,
    menuRoots,
    routes: get(routesAtom),
    origin: get(originAtom),
    deliveryPass: get(deliveryPassAtom),
  });
});

export const loadTaxonomyAtom = atom(null, async (get, set) => {
  await set(loadAtom);
  set(setRootsWithoutMenuAtom, get(emptyRootsAtom));
  set(updateRootLinksAtom);
});

/** Shows the links of a loaded taxonomy that the shopper may have. */
export const updateRootLinksAtom = atom(null, (get, set) => {
  const links = get(foundLinksAtom);
  if (links) set(rootLinksAtom, links);
});
