import {
  createRoutes,
  type Placement,
  placementOf,
  type ResolvedHeaderOptions,
  resolveHeaderOptions,
} from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { browserLocation } from '../platform/location/location.ts';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { termOfPage } from './termOfPage.ts';

/** What the header knows of the page it stands on. A server and the first render in the browser see the same. */
export interface Page {
  options: ResolvedHeaderOptions;
  /** Path and query. */
  path: string;
  origin: string;
  /** Ids are fixed words behind this prefix: `useId` differs between React's minor versions (design §6). */
  idPrefix: string;
  /** What the header writes of the path; given in markup that a server completes for each page. */
  signIn?: string;
  searchTerm?: string;
}

const baseAtom = atom<Page>({ options: resolveHeaderOptions(), path: '/', origin: '', idPrefix: 'grocer' });

export const optionsAtom = atom((get) => get(baseAtom).options);
export const pathAtom = atom((get) => get(baseAtom).path);
/** The path without its query. */
export const pathnameAtom = atom((get) => get(baseAtom).path.split(/[?#]/, 1)[0] ?? '');
export const originAtom = atom((get) => get(baseAtom).options.config.siteOrigin || get(baseAtom).origin);
export const idPrefixAtom = atom((get) => get(baseAtom).idPrefix);
export const routesAtom = atom((get) => createRoutes(get(optionsAtom)));
/** For who is not signed in. "Sign in" leads back to this page from there (clarification 7). */
export const signedOutLinksAtom = atom((get) => {
  const { signIn, path } = get(baseAtom);
  const { login, register } = get(routesAtom);
  return { signIn: signIn ?? login(path), register: register(get(originAtom)) };
});
/** What the search box begins with. */
export const searchTermAtom = atom(
  (get) => get(baseAtom).searchTerm ?? termOfPage(get(pathAtom), get(routesAtom).search()),
);

export const placementAtom = atom((get): Placement => {
  const { placement, config } = get(optionsAtom);
  return placement ?? placementOf(get(pathAtom), config.root);
});

/** Sets what is known anew. */
export const setPageAtom = atom(null, (get, set, known: Partial<Page>) => {
  set(baseAtom, { ...get(baseAtom), ...known });
});

/** Takes the shopper to a page: through the host's router where it has one that works. */
export const goToAtom = atom(null, (get, _set, url: string) => {
  const { navigate } = get(optionsAtom);
  if (!navigate) return browserLocation.assign(url);
  try {
    navigate(url);
  } catch (error) {
    tellDeveloper(`the host's navigate threw on ${url}; the browser goes there itself`, error);
    browserLocation.assign(url);
  }
});

/** Shows the page anew, as the services have it now. */
export const reloadPageAtom = atom(null, () => browserLocation.reload());
