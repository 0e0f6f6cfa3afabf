import type { HeaderOptions, ResolvedHeaderOptions } from '@grocer/shared-contracts';
import { type OptionProblem, resolveOptions } from '@grocer/shared-contracts/internal';
import { createStore } from 'jotai';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { rootLinksAtom } from '../../state/menu/rootLinks.ts';
import { setSeasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { setHasTokenSessionAtom, setLastValuesAtom } from '../../state/session/session.ts';
import type { Stamp } from './stamp.ts';

export type Store = ReturnType<typeof createStore>;

/** The state that all widgets of a page share: one store, one session, one set of requests. */
export interface HeaderInstance {
  store: Store;
  /** The options as the host passed them. Later updates are merged in. */
  hostOptions: HeaderOptions;
  /** Path from the event `route_changed`, until the host passes a newer one as an option. */
  routePath?: string | undefined;
  /** Validates the options. Each problem is reported once, however often they are validated. */
  resolveOptions: (options: unknown) => ResolvedHeaderOptions;
  /** Whether the state may have changed since the first render of the page's first widget. */
  hasChanged: boolean;
}

/** State of the first render: from the fragment's stamp, or without a fragment from the browser. */
export type InitialState = Omit<Stamp, 'version'>;

/**
 * Creates the page's store with the state of its first render.
 * @param getInitialState gives that state; its argument is the option `path`, or null
 * @param resolve validates the options; a server passes one that is shared by all pages
 */
export function createHeaderInstance(
  options: unknown,
  getInitialState: (path: string | null) => InitialState,
  resolve: HeaderInstance['resolveOptions'] = createOptionsResolver(),
): HeaderInstance {
  const store = createStore();
  const resolved = resolve(options);
  const {
    hasTokenSession,
    seasonal,
    hasGroceries,
    hasSeasonal,
    rootLinks = {},
    analytics: _,
    lastValues = {},
    ...observed
  } = getInitialState(resolved.path);
  store.set(setPageAtom, { ...observed, options: resolved });
  store.set(setSeasonalMenuAtom, seasonal);
  store.set(serverMenuAtom, {
    ...(hasGroceries && { groceries: '' }),
    ...(hasSeasonal && { seasonal: '' }),
  });
  store.set(rootLinksAtom, rootLinks);
  store.set(setHasTokenSessionAtom, hasTokenSession);
  store.set(setLastValuesAtom, lastValues);
  return { store, hostOptions: optionsIn(options), resolveOptions: resolve, hasChanged: false };
}

/** The values that a widget's server HTML was rendered from. */
export interface HydrationInput {
  options: unknown;
  stamp: InitialState;
}

/**
 * Creates the store of a widget that hydrates after the page's state has changed: it reads the state that the widget's
 * HTML was rendered from, and writes to the page's store (behaviour/loading#same-version).
 */
export function createHydrationStore(instance: HeaderInstance, { options, stamp }: HydrationInput): Store {
  const rendered = createHeaderInstance(options, () => stamp, instance.resolveOptions).store;
  return { ...rendered, set: instance.store.set };
}

/** Applies options that the host changes after the first render, e.g. the path after a client-side navigation. */
export function updateOptions(instance: HeaderInstance, changes: unknown): void {
  instance.hasChanged = true;
  instance.hostOptions = { ...instance.hostOptions, ...optionsIn(changes) };
  const options = instance.resolveOptions(instance.hostOptions);
  // A path from earlier options is ignored: the event `route_changed` may have set a newer one since.
  const isPathNew = 'path' in optionsIn(changes) && options.path !== null;
  if (isPathNew) instance.routePath = undefined;
  instance.store.set(setPageAtom, { options, ...(isPathNew && { path: options.path as string }) });
}

/**
 * Applies the options of an additional or re-rendered widget. Widgets often share one options object, so an
 * unchanged path is ignored: the page may have moved to another path since.
 */
export function repeatOptions(instance: HeaderInstance, options: unknown): void {
  const { path, ...others } = optionsIn(options);
  updateOptions(instance, path === instance.hostOptions.path ? others : options);
}

const optionsIn = (value: unknown): HeaderOptions =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Creates a function that validates options and reports each problem once. */
export function createOptionsResolver(): HeaderInstance['resolveOptions'] {
  const reported = new Set<string>();
  const report = async (problem: OptionProblem) => {
    const { describeProblem } = await sentences.load();
    const message = describeProblem(problem);
    if (!reported.has(message)) logToConsole(message);
    reported.add(message);
  };
  // `load` has reported its failure.
  return (options) => resolveOptions(options ?? {}, (problem) => report(problem).catch(() => {}));
}

/** The sentences about wrong options, which few pages need. */
const sentences = createLazyModule(
  "the options' messages",
  () => import(/* webpackChunkName: "idle" */ './describeProblem.ts'),
);
