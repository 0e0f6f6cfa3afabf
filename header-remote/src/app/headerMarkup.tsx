import { renderToString } from 'react-dom/server';
import { placementAtom, searchTermAtom, setPageAtom, signedOutLinksAtom } from '../state/page.ts';
import { currentHrefAtom } from '../state/primaryLinks.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { Header } from './Header.tsx';
import { keepMarkup } from './keepMarkup.ts';
import type { HeaderPage } from './page.ts';
import type { Stamp } from './stamp.ts';

/** They stand where a page's own words go; no text of a host or of a shopper is like them. */
const marks = { signIn: crypto.randomUUID(), searchTerm: crypto.randomUUID() };

const keep = keepMarkup();

/**
 * The header of a page before a script has run. Pages that differ in nothing but where "Sign in" leads back to and what
 * was searched for are rendered once: those words are filled in.
 */
export function headerMarkup(page: HeaderPage, stamp: Stamp): string {
  const { store } = page;
  const signIn = escapeMarkup(store.get(signedOutLinksAtom).signIn);
  const searchTerm = escapeMarkup(store.get(searchTermAtom));
  // All of the stamp that shows beside those words; of the path that is what kind of page it leads to.
  const path = [store.get(placementAtom), store.get(currentHrefAtom)];
  const markup = keep(page.given, JSON.stringify({ ...stamp, path }), () => {
    store.set(setPageAtom, marks);
    return renderToString(<Header page={page} />);
  });
  return markup.replaceAll(marks.signIn, () => signIn).replaceAll(marks.searchTerm, () => searchTerm);
}
