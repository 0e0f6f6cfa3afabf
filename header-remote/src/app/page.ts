import { type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { setPageAtom } from '../state/page.ts';
import { seeTokenSessionAtom } from '../state/session.ts';
import type { Stamp } from './stamp.ts';

export type Store = ReturnType<typeof createStore>;

/** What every widget of the header on one page shares: one store, one session, one set of requests (design §5). */
export interface HeaderPage {
  store: Store;
  /** The options as the host gave them; an update merges over these. */
  given: HeaderOptions;
}

/** What the first render shows: a fragment's stamp, or what is known where there is no fragment. */
export type Seen = Omit<Stamp, 'version'>;

export const defaultIdPrefix = 'grocer';

export function createPage(given: HeaderOptions, { hasTokenSession, ...seen }: Seen): HeaderPage {
  const store = createStore();
  store.set(setPageAtom, { ...seen, options: resolveHeaderOptions(given) });
  store.set(seeTokenSessionAtom, hasTokenSession);
  return { store, given };
}

/** Options that came after the first render: a path after a client-side navigation, another flag. */
export function updateOptions(page: HeaderPage, changes: HeaderOptions): void {
  page.given = { ...page.given, ...changes };
  const options = resolveHeaderOptions(page.given);
  page.store.set(setPageAtom, { options, ...(options.path !== null && { path: options.path }) });
}
