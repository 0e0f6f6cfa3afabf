import { atom } from 'jotai';
import { optionsAtom } from '../../page/page.ts';
import { createMenuResource } from '../createMenuResource.ts';
import { type CategoryIndex, indexCategories, visibleChildren } from './indexCategories.ts';
import { setRootsWithoutMenuAtom } from './rootsWithoutMenu.ts';

/** The service's maximum. With fewer levels the current page is not marked (behaviour/menus#9). */
const depth = 7;

export interface MenuTaxonomy {
  index: CategoryIndex;
  /** How many levels were requested. */
  depth: number;
}

/** Ids of the menus' roots. */
const rootsAtom = atom((get) => Object.values(get(optionsAtom).config.menuRoots).filter((id) => id !== null));

/** Requested and indexed once, by the first menu that needs it. */
const { stateAtom, loadAtom } = createMenuResource<MenuTaxonomy>({
  what: 'the taxonomy',
  async read({ fetchTaxonomy }, get) {
    return { index: indexCategories(await fetchTaxonomy(depth), get(rootsAtom)), depth };
  },
});

export const taxonomyAtom = stateAtom;

export const loadTaxonomyAtom = atom(null, async (get, set) => {
  await set(loadAtom);
  const taxonomy = get(stateAtom);
  const isEmpty = (root: string) =>
    taxonomy.kind !== 'ready' || visibleChildren(taxonomy.value.index, root).length === 0;
  set(setRootsWithoutMenuAtom, get(rootsAtom).filter(isEmpty));
});
