import { type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { setSeasonalMenuAtom } from '../state/menu/seasonalMenu.ts';
import { setPageAtom } from '../state/page.ts';
import { seeTokenSessionAtom } from '../state/session.ts';
import type { Stamp } from './stamp.ts';

export type Store = ReturnType<typeof createStore>;

/** What every widget of the header on one page shares: one store, one session, one set of requests (design §5). */
export interface HeaderPage {
  store: Store;
  /** The options as the host gave them; an update merges over these. */
  given: HeaderOptions;
  /** Reads the options; what is wrong with them is said once, however often they are read. */
  resolve: (options: unknown) => ReturnType<typeof resolveHeaderOptions>;
}

/** What the first render shows: a fragment's stamp, or what is known where there is no fragment. */
export type Seen = Omit<Stamp, 'version'>;

export const defaultIdPrefix = 'grocer';

/**
 * @param see what the first render shows, given the path that the host names, if it names one
 * @param resolve how options are read, where they are known from other pages
 */
export function createPage(
  options: unknown,
  see: (path: string | null) => Seen,
  resolve: HeaderPage['resolve'] = resolveOnce(),
): HeaderPage {
  const store = createStore();
  const resolved = resolve(options);
  const { hasTokenSession, seasonal, ...seen } = see(resolved.path);
  store.set(setPageAtom, { ...seen, options: resolved });
  store.set(setSeasonalMenuAtom, seasonal);
  store.set(seeTokenSessionAtom, hasTokenSession);
  return { store, given: optionsIn(options), resolve };
}

/** Options that came after the first render: a path after a client-side navigation, another flag. */
export function updateOptions(page: HeaderPage, changes: unknown): void {
  page.given = { ...page.given, ...optionsIn(changes) };
  const options = page.resolve(page.given);
  // A path of before is no news: the page may have told of another one since, by the event route_changed.
  const isPathNew = 'path' in optionsIn(changes) && options.path !== null;
  page.store.set(setPageAtom, { options, ...(isPathNew && { path: options.path as string }) });
}

const optionsIn = (value: unknown): HeaderOptions =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Reads options each time, and says what is wrong with them once. */
export function resolveOnce(): HeaderPage['resolve'] {
  const said = new Set<string>();
  return (options) =>
    resolveHeaderOptions(options ?? {}, (problem) => {
      if (!said.has(problem)) tellDeveloper(problem);
      said.add(problem);
    });
}
