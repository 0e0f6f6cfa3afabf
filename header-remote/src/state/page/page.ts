import {
  createRoutes,
  type Placement,
  placementOf,
  type ResolvedHeaderOptions,
  readSearchTerm,
} from '@grocer/shared-contracts';
import { type Notice, pathnameOf, resolveOptions } from '@grocer/shared-contracts/internal';
import { atom } from 'jotai';
import { browserLocation } from '../../platform/location/location.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { rootLinksAtom } from '../menu/rootLinks.ts';

export interface NamedLink {
  name: string;
  href: string;
}

/** The page's options and address. Server rendering and hydration use the same values. */
export interface PageState {
  options: ResolvedHeaderOptions;
  /** Path and query. */
  path: string;
  origin: string;
  /** Prefix of all element ids. They do not use `useId`, whose ids differ between React versions. */
  idPrefix: string;
  /**
   * `signIn` and `searchTerm` are set only in markup that a server caches: as placeholders, in place of the values
   * derived from `path`. The server replaces them by the values of each page.
   */
  signIn?: string;
  searchTerm?: string;
  /** The variant of each experiment by its name, as the server chose it. */
  experiments?: Readonly<Record<string, string>>;
  /** What the publisher has turned off (behaviour/switches). */
  off?: readonly string[];
  notice?: Notice;
}

const baseAtom = atom<PageState>({ options: resolveOptions(), path: '/', origin: '', idPrefix: 'grocer' });

const nothing: readonly string[] = [];
/** Names of what the publisher has turned off (behaviour/switches#names). */
export const offAtom = atom((get) => get(baseAtom).off ?? nothing);
/** The variants of experiments that the server's HTML has (behaviour/analytics#exposure); none without such HTML. */
export const experimentsAtom = /* @__PURE__ */ atom(
  (get): Readonly<Record<string, string>> => get(baseAtom).experiments ?? {},
);
export const noticeAtom = atom((get) => get(baseAtom).notice);
export const optionsAtom = atom((get) => get(baseAtom).options);
export const pathAtom = atom((get) => get(baseAtom).path);
export const pathnameAtom = atom((get) => pathnameOf(get(baseAtom).path));
export const originAtom = atom((get) => get(baseAtom).options.config.siteOrigin || get(baseAtom).origin);
export const idPrefixAtom = atom((get) => get(baseAtom).idPrefix);
export const routesAtom = atom((get) => createRoutes(get(optionsAtom)));
/**
 * The links for a signed-out visitor: from the taxonomy, else the fixed ones. After "Sign in" the login page
 * returns to this page (behaviour/account#sign-in).
 */
export const signedOutLinksAtom = atom(
  (get): readonly NamedLink[] =>
    get(rootLinksAtom).unauthenticatedAccount ?? [
      { name: 'Sign in', href: get(baseAtom).signIn ?? get(routesAtom).login(get(pathAtom)) },
      { name: 'Register', href: get(routesAtom).register(get(originAtom)) },
    ],
);
export const searchTermAtom = atom(
  (get) => get(baseAtom).searchTerm ?? searchTermOf(get(pathAtom), get(routesAtom).search()),
);

export const placementAtom = atom((get): Placement => {
  const { placement, config } = get(optionsAtom);
  return placement ?? placementOf(get(pathAtom), config.root);
});

export const setPageAtom = atom(null, (get, set, fields: Partial<PageState>) => {
  set(baseAtom, { ...get(baseAtom), ...fields });
});

/** Navigates to a page, with the host's router if it has one. */
export const goToAtom = atom(null, (get, _set, url: string) => {
  const { navigate } = get(optionsAtom);
  if (!navigate) return browserLocation.assign(url);
  try {
    navigate(url);
  } catch (error) {
    logToConsole(`the host's navigate threw on ${url}; location.assign is used`, error);
    browserLocation.assign(url);
  }
});

export const reloadPageAtom = atom(null, () => browserLocation.reload());

/**
 * Reads the search input's initial text from the page's path: the search term of a results page, otherwise
 * empty (behaviour/search#initial-value). Does not use `new URL`, which throws for the path "//".
 */
export function searchTermOf(path: string, searchPath: string): string {
  const [page = ''] = path.split('#', 1);
  const [pathname, ...query] = page.split('?');
  return pathname === searchPath ? readSearchTerm(query.join('?')) : '';
}
