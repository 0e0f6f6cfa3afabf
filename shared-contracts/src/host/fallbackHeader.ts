import { readSearchTerm } from '../catalogue/readSearchTerm.ts';
import { accountPath, groceriesPath, loginPath, searchPath, trolleyPath } from '../routes/fallbackPaths.ts';

/** An element that is rendered to DOM nodes in a browser and to HTML on a server. */
export interface FallbackElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (FallbackElement | string)[];
}

interface FallbackPage {
  /** `config.root` of the options. */
  root: string;
  /** Path and query. */
  path: string;
  hasTokenSession: boolean;
}

/**
 * The fallback header: logo, search form and links, for pages whose header has not loaded
 * (behaviour/loading#fallback). The header replaces it like a fragment of another version and takes over the text
 * that was typed.
 */
export function fallbackHeader({ root, path, hasTokenSession }: FallbackPage): FallbackElement {
  const [pathname, ...query] = (path.split('#', 1)[0] ?? '').split('?');
  const term = pathname === searchPath(root) ? readSearchTerm(query.join('?')) : '';

  return element('div', { 'data-grocer': '', 'data-grocer-fallback': '' }, [
    element('header', {}, [
      element('div', {}, [
        element('a', { href: groceriesPath(root), 'aria-label': 'Grocer, groceries home' }, [
          logoMark,
          element('strong', {}, ['Grocer']),
        ]),
        searchForm(searchPath(root), term),
        hasTokenSession
          ? element('a', { href: accountPath(root) }, ['Account'])
          : element('a', { href: loginPath(root, path) }, ['Sign in']),
        element('a', { href: trolleyPath(root) }, ['Trolley']),
        element('nav', { 'aria-label': 'Main' }, [
          element('a', { href: groceriesPath(root) }, ['Groceries']),
        ]),
      ]),
    ]),
  ]);
}

const element = (
  tag: string,
  attributes: FallbackElement['attributes'],
  children: FallbackElement['children'] = [],
): FallbackElement => ({
  tag,
  attributes,
  children,
});

const searchForm = (action: string, value: string) =>
  element('form', { action, method: 'get', role: 'search' }, [
    element('input', {
      'aria-label': 'Search groceries',
      autocomplete: 'off',
      enterkeyhint: 'search',
      name: 'searchTerm',
      placeholder: 'Search groceries...',
      type: 'search',
      value,
    }),
    element('button', { type: 'submit' }, ['Search']),
  ]);

/** The symbol of the header's logo. */
const logoMark = element('svg', { 'aria-hidden': 'true', focusable: 'false', viewBox: '0 0 32 32' }, [
  element('path', { d: 'M15 4.6A12.4 12.4 0 1 0 27.8 17.4H15.6V22.3H21.7A7.1 7.1 0 1 1 15 10.1Z' }),
  element('path', { d: 'M17.3 13.9C17.3 7.6 20.9 3.4 28.6 3.4 28.6 9.7 24.9 13.9 17.3 13.9Z' }),
]);
