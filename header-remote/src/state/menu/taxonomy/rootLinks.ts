import { atom } from 'jotai';

/** A category below one of the further roots. */
export interface RootLink {
  kind: 'category';
  id: string;
  name: string;
  href: string;
  /** Name of an icon of the catalogue. */
  iconName: string | null;
  /** Whether it has categories below it, which the slide-out opens as a level. */
  opensLevel: boolean;
}

type FurtherRoot = 'authenticatedAccount' | 'unauthenticatedAccount' | 'siteLinks' | 'megaMenu';

/** The links that take the place of the header's fixed links, by root. */
export type RootLinks = { [Root in FurtherRoot]?: readonly RootLink[] | undefined };

/** The links, from the fragment's stamp or from the taxonomy. */
export const rootLinksAtom = atom<RootLinks>({});
