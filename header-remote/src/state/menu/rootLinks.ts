import { atom } from 'jotai';

/** A link to a category below a `FurtherRoot`. */
export interface RootLink {
  kind: 'category';
  id: string;
  name: string;
  href: string;
  iconName: string | null;
  /** Whether the category has children, which the slide-out opens as a level. */
  opensLevel: boolean;
}

/** A taxonomy root that the two main menus do not use (behaviour/menus#further-roots). */
type FurtherRoot = 'authenticatedAccount' | 'unauthenticatedAccount' | 'siteLinks' | 'megaMenu';

/** The links that replace the header's fixed links, by root. */
export type RootLinks = { [Root in FurtherRoot]?: readonly RootLink[] | undefined };

/** The links, from the server's HTML or from the loaded taxonomy. */
export const rootLinksAtom = atom<RootLinks>({});

const baseAtom = atom<readonly string[]>([]);

/**
 * Ids of the configured roots without visible children: all, if the taxonomy failed to load. A main menu with such a
 * root is shown as a plain link (behaviour/menus#failure).
 */
export const rootsWithoutMenuAtom = atom((get) => get(baseAtom));

/** Sets the roots. Ignores an equal list, to avoid a render. */
export const setRootsWithoutMenuAtom = atom(null, (get, set, roots: readonly string[]) => {
  if (roots.join() !== get(baseAtom).join()) set(baseAtom, roots);
});
