import { escapeHtml } from '@grocer/shared-contracts/host/shared';
import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { accountMenu } from '../../features/account-menu/AccountMenu.tsx';
import { mobileMenu } from '../../features/mobile-menu/MobileMenu.tsx';
import { SlotButton } from '../../features/slot/SlotButton.tsx';
import { TrolleySummary } from '../../features/trolley-summary/TrolleySummary.tsx';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { currentHrefAtom } from '../../state/page/links.ts';
import {
  optionsAtom,
  placementAtom,
  searchTermAtom,
  setPageAtom,
  signedOutLinksAtom,
} from '../../state/page/page.ts';
import { type LastValues, lastValuesAtom, setLastValuesAtom } from '../../state/session/session.ts';
import { plainFeature } from '../FeatureBoundary.tsx';
import { Header } from '../Header.tsx';
import type { HeaderInstance, Store } from '../runtime/headerInstance.ts';
import type { Stamp } from '../runtime/stamp.ts';
import { createCache, memoizeByObject } from './cache.ts';
import type { MenuRows } from './renderMenuRows.tsx';

/** Placeholders in the cached markup for the values of one page. They are random, so that no other text equals them. */
const placeholders = { signIn: crypto.randomUUID(), searchTerm: crypto.randomUUID() };
const rowPlaceholders = {
  groceries: crypto.randomUUID(),
  seasonal: crypto.randomUUID(),
  levels: crypto.randomUUID(),
};

/** The menu rows that a server inserts into the markup. A menu that the server has no data for is undefined. */
export interface ServerRows {
  categories?: MenuRows | undefined;
  seasonal?: MenuRows | undefined;
}

/** Markup that is split at its placeholders: every second item is a placeholder. */
type Template = readonly string[];

const anyPlaceholder = new RegExp(
  `(${[...Object.values(placeholders), ...Object.values(rowPlaceholders)].join('|')})`,
);

// A server renders these into the first HTML, so it loads their code at once; a browser loads it later.
await Promise.all([accountMenu.load(), mobileMenu.load(), plainFeature.load()]);

const toTemplate = (markup: string): Template => markup.split(anyPlaceholder);

/** Cache of the header's markup, by options. An entry is about 16 KB. */
const markupOf = memoizeByObject((_options: object) => createCache<Template>(200));

/**
 * Renders the header of a page. The redirect of "Sign in", the search term, the last known trolley and slot,
 * and the menu rows are inserted after the rendering: pages that differ only in these share one cached
 * rendering, and the cache contains no shopper's values.
 */
export function renderHeader(
  instance: HeaderInstance,
  stamp: Stamp,
  { categories, seasonal }: ServerRows = {},
): string {
  const { store } = instance;
  const signIn = escapeHtml(store.get(signedOutLinksAtom)[0]?.href ?? '');
  const searchTerm = escapeHtml(store.get(searchTermAtom));
  const levels = [categories, seasonal].flatMap((rows) => rows?.levels ?? []);
  // The cache key has all inputs that are not inserted later. Of the path only these two values matter.
  const path = [store.get(placementAtom), store.get(currentHrefAtom)];
  const key = JSON.stringify({ ...stamp, path, lastValues: undefined, levels: idsOf(levels) });
  const lastValues = store.get(lastValuesAtom);
  store.set(setLastValuesAtom, {});
  const template = markupOf(store.get(optionsAtom))(key, () => {
    store.set(setPageAtom, placeholders);
    store.set(serverMenuAtom, {
      isRendering: true,
      ...(categories?.panel !== undefined && { groceries: rowPlaceholders.groceries }),
      ...(seasonal?.panel !== undefined && { seasonal: rowPlaceholders.seasonal }),
      ...(levels.length > 0 && { levels: { markup: rowPlaceholders.levels, ids: idsOf(levels) } }),
    });
    return toTemplate(renderToString(<Header instance={instance} />));
  });
  const filled = hasValues(lastValues)
    ? toTemplate(insertLastValues(template.join(''), store, lastValues))
    : template;
  const inserted: Record<string, string> = {
    [placeholders.signIn]: signIn,
    [placeholders.searchTerm]: searchTerm,
    [rowPlaceholders.groceries]: categories?.panel ?? '',
    [rowPlaceholders.seasonal]: seasonal?.panel ?? '',
    [rowPlaceholders.levels]: levels.map(({ markup }) => markup).join(''),
  };
  // Concatenation copies nothing, unlike `join` and `replaceAll`.
  return filled.reduce((html, text, index) => html + (index % 2 === 0 ? text : inserted[text]), '');
}

const idsOf = (levels: readonly MenuRows['levels'][]): string[] => levels.flatMap(({ ids }) => ids);

const hasValues = (values: LastValues | undefined): values is LastValues =>
  values?.trolley !== undefined || values?.slot !== undefined;

/**
 * Inserts the last known trolley and slot into markup that was rendered without them. Only these two features
 * are rendered for each page, because their values belong to one shopper and must not be cached.
 */
function insertLastValues(markup: string, store: Store, values: LastValues): string {
  const withoutValues = renderFeatures(store);
  store.set(setLastValuesAtom, values);
  const withValues = renderFeatures(store);
  return withoutValues.reduce(
    (page, feature, index) => page.replace(feature, () => withValues[index] ?? ''),
    markup,
  );
}

const renderFeatures = (store: Store): string[] =>
  [SlotButton, TrolleySummary].map((Feature) =>
    renderToString(
      <Provider store={store}>
        <Feature />
      </Provider>,
    ),
  );
