import { escapeHtml } from '@grocer/shared-contracts/internal';
import { renderToString } from 'react-dom/server';
import { AccountRows } from '../../features/account-links/AccountRows.tsx';
import { accountRowsAtom } from '../../features/account-links/accountRowsAtom.ts';
import { SlideOut } from '../../features/mobile-menu/SlideOut.tsx';
import { slideOutAtom } from '../../features/mobile-menu/slideOutAtom.ts';
import { serverMenuAtom } from '../../state/menu/serverMenu.ts';
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

/** Stand-ins in the cached markup for the values of one page. They are random, so that no other text equals them. */
const placeholders = { signIn: crypto.randomUUID(), searchTerm: crypto.randomUUID() };
const groceriesPlaceholder = crypto.randomUUID();

/** Markup between which every second text is a stand-in. */
type Template = readonly string[];

const anyPlaceholder = new RegExp(`(${[...Object.values(placeholders), groceriesPlaceholder].join('|')})`);

const toTemplate = (markup: string): Template => markup.split(anyPlaceholder);

const getOrRender = createMarkupCache<Template>();

/**
 * Renders the header of a page. Pages that differ only in the redirect of "Sign in", in the search term, in the last known
 * values and in the rows of Groceries share one cached rendering, into which these are inserted: the cache has no
 * shopper's values.
 *
 * @param groceries markup of the panel, if the stamp has `hasGroceries`
 */
export function renderHeader(instance: HeaderInstance, stamp: Stamp, groceries = ''): string {
  const { store } = instance;
  const signIn = escapeHtml(store.get(signedOutLinksAtom)[0]?.href ?? '');
  const searchTerm = escapeHtml(store.get(searchTermAtom));
  // The key has everything else of the stamp that shows. Of the path only the placement and the current link do.
  const path = [store.get(placementAtom), store.get(currentHrefAtom)];
  const key = JSON.stringify({ ...stamp, path, lastValues: undefined });
  const lastValues = store.get(lastValuesAtom);
  store.set(setLastValuesAtom, {});
  const template = getOrRender(store.get(optionsAtom), key, () => {
    store.set(setPageAtom, placeholders);
    if (stamp.hasGroceries) store.set(serverMenuAtom, { markup: groceriesPlaceholder });
    store.set(slideOutAtom, { SlideOut });
    store.set(accountRowsAtom, { AccountRows });
    return toTemplate(renderToString(<Header instance={instance} />));
  });
  const filled = hasValues(lastValues)
    ? toTemplate(insertLastValues(template.join(''), store, lastValues))
    : template;
  const inserted: Record<string, string> = {
    [placeholders.signIn]: signIn,
    [placeholders.searchTerm]: searchTerm,
    [groceriesPlaceholder]: groceries,
  };
  // Appending copies nothing, unlike `join` and `replaceAll`.
  return filled.reduce((html, text, index) => html + (index % 2 === 0 ? text : inserted[text]), '');
}
