import { atom } from 'jotai';

/** A category below one of the further roots. */
export interface RootLink {
  kind: 'category';
  id: string;
  name: string;
  href: string;
  iconName: string | null;
  /** Whether it has categories below it, which the slide-out opens as a level. */
  opensLevel: boolean;
}

type FurtherRoot = 'authenticatedAccount' | 'unauthenticatedAccount' | 'siteLinks' | 'megaMenu';

/** The links that replace the header's fixed links, by root. */
export type RootLinks = { [Root in FurtherRoot]?: readonly RootLink[] | undefined };

/** The links, from the fragment's stamp or from the taxonomy. */
export const rootLinksAtom = atom<RootLinks>({});

const baseAtom = atom<readonly string[]>([]);

/**
 * Ids of the roots that are plain links: they have no visible children, or the taxonomy failed to load
 * (behaviour/menus#failure).
 */
export const rootsWithoutMenuAtom = atom((get) => get(baseAtom));

/** Sets the roots. Ignores an equal list, so that nothing renders again. */
export const setRootsWithoutMenuAtom = atom(null, (get, set, roots: readonly string[]) => {
  if (roots.join() !== get(baseAtom).join()) set(baseAtom, roots);
});
