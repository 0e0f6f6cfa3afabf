import { escapeHtml } from '@grocer/shared-contracts/internal';
import { renderToString } from 'react-dom/server';
import { accountModule } from '../../features/account-links/accountModule.ts';
import { menuModule } from '../../features/mobile-menu/menuModule.ts';
import { type ServerMenu, serverMenuAtom } from '../../state/menu/serverMenu.ts';
import {
  optionsAtom,
  placementAtom,
  searchTermAtom,
  setPageAtom,
  signedOutLinksAtom,
} from '../../state/page/page.ts';
import { currentHrefAtom } from '../../state/page/primaryLinks.ts';
import { lastValuesAtom, setLastValuesAtom } from '../../state/session/lastValues.ts';
import { Header } from '../Header.tsx';
import type { HeaderInstance } from '../runtime/headerInstance.ts';
import type { Stamp } from '../runtime/stamp.ts';
import { createMarkupCache } from './createMarkupCache.ts';
import { hasValues, insertLastValues } from './insertLastValues.tsx';
import type { MenuRows } from './renderMenuRows.tsx';

/** Stand-ins in the cached markup for the values of one page. They are random, so that no other text equals them. */
const placeholders = { signIn: crypto.randomUUID(), searchTerm: crypto.randomUUID() };
const rowPlaceholders = { groceries: crypto.randomUUID(), levels: crypto.randomUUID() };

/** Markup between which every second text is a stand-in. */
type Template = readonly string[];

const anyPlaceholder = new RegExp(
  `(${[...Object.values(placeholders), ...Object.values(rowPlaceholders)].join('|')})`,
);

// A server renders what the browser's first script does not have.
await Promise.all([accountModule.load(), menuModule.load()]);

const toTemplate = (markup: string): Template => markup.split(anyPlaceholder);

const getOrRender = createMarkupCache<Template>();

/**
 * Renders the header of a page. Pages that differ only in the redirect of "Sign in", in the search term, in the last known
 * values and in the rows of Groceries share one cached rendering, into which these are inserted: the cache has no
 * shopper's values.
 *
 * @param rows the categories, if the server knows any
 */
export function renderHeader(instance: HeaderInstance, stamp: Stamp, rows?: MenuRows): string {
  const { store } = instance;
  const signIn = escapeHtml(store.get(signedOutLinksAtom)[0]?.href ?? '');
  const searchTerm = escapeHtml(store.get(searchTermAtom));
  // The key has everything else of the stamp that shows. Of the path only the placement and the current link do.
  const path = [store.get(placementAtom), store.get(currentHrefAtom)];
  const key = JSON.stringify({ ...stamp, path, lastValues: undefined, roots: rows?.levels.roots });
  const lastValues = store.get(lastValuesAtom);
  store.set(setLastValuesAtom, {});
  const template = getOrRender(store.get(optionsAtom), key, () => {
    store.set(setPageAtom, placeholders);
    store.set(serverMenuAtom, { isRendering: true, ...(rows && standInFor(rows)) });
    return toTemplate(renderToString(<Header instance={instance} />));
  });
  const filled = hasValues(lastValues)
    ? toTemplate(insertLastValues(template.join(''), store, lastValues))
    : template;
  const inserted: Record<string, string> = {
    [placeholders.signIn]: signIn,
    [placeholders.searchTerm]: searchTerm,
    [rowPlaceholders.groceries]: rows?.groceries ?? '',
    [rowPlaceholders.levels]: rows?.levels.markup ?? '',
  };
  // Appending copies nothing, unlike `join` and `replaceAll`.
  return filled.reduce((html, text, index) => html + (index % 2 === 0 ? text : inserted[text]), '');
}

const standInFor = ({ groceries, levels: { roots } }: MenuRows): ServerMenu => ({
  ...(groceries !== undefined && { groceries: rowPlaceholders.groceries }),
  ...(roots.length > 0 && { levels: { markup: rowPlaceholders.levels, roots } }),
});
