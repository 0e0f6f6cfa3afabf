import { atom } from 'jotai';
import { optionsAtom } from '../page.ts';
import { type CategoryIndex, indexCategories, shownChildren } from './indexCategories.ts';
import { menuFact } from './menuFact.ts';
import { setPlainRootsAtom } from './plainRoots.ts';

/** As deep as the service goes; with less no page is found among the categories (clarification 122). */
const depth = 7;

export interface MenuTaxonomy {
  index: CategoryIndex;
  /** How many levels were asked for. */
  depth: number;
}

/** Ids of the menus' roots. */
const rootsAtom = atom((get) => Object.values(get(optionsAtom).config.menuRoots).filter((id) => id !== null));

/** Asked for once and indexed once, whichever menu is the first to need it. */
const { stateAtom, loadAtom } = menuFact<MenuTaxonomy>({
  what: 'the taxonomy',
  async read({ fetchTaxonomy }, get) {
    return { index: indexCategories(await fetchTaxonomy(depth), get(rootsAtom)), depth };
  },
});

export const taxonomyAtom = stateAtom;

export const loadTaxonomyAtom = atom(null, async (get, set) => {
  await set(loadAtom);
  const taxonomy = get(stateAtom);
  const hasNothing = (root: string) =>
    taxonomy.kind !== 'ready' || shownChildren(taxonomy.value.index, root).length === 0;
  set(setPlainRootsAtom, get(rootsAtom).filter(hasNothing));
});
