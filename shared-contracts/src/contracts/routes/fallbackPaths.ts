import { encodeText, noOrigin, parseUrl, pathnameOf } from './address.ts';

// The paths of the fallback header, apart from the other routes, because every page's own script contains them.

export const groceriesPath = (root: string): string => `${root}/shop/browse/groceries`;

export const searchPath = (root: string): string => `${root}/shop/search`;

export const trolleyPath = (root: string): string => `${root}/shop/trolley`;

export const accountPath = (root: string): string => `${root}/myaccount`;

/**
 * The login page, with `current` (path and query) as its redirect. If `current` is the login page itself, its own
 * redirect is kept (behaviour/routes#login).
 */
export function loginPath(root: string, current = ''): string {
  const login = `${root}/login`;
  const [page = ''] = current.split('#', 1);
  const [pathname = '', ...query] = page.split('?');
  const onLoginPage = pathname.replace(/\/$/, '') === login;
  const redirect = onLoginPage ? readRedirect(query.join('?'), noOrigin) : page;
  return redirect?.startsWith('/') ? `${login}?redirect=${encodeText(redirect)}` : login;
}

/**
 * Reads the path to which the login page may redirect, from its query string `search` and its `origin`. Returns `null`
 * unless the redirect is a path on that origin that starts with a single `/` (behaviour/routes#safe-redirect).
 */
export function readRedirect(search: string, origin: string): string | null {
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect !== null && isOwnPath(redirect, origin) ? redirect : null;
}

/**
 * Whether a path stays on the origin. Browsers read a backslash as a slash and ignore tabs and line breaks, so
 * `/\evil.example` and `/<tab>/evil.example` are links to another site. `/.//evil.example` becomes one when other code
 * normalises it.
 */
function isOwnPath(path: string, origin: string): boolean {
  if (!path.startsWith('/') || pathnameOf(path).includes('\\') || hasControlCharacter(path)) return false;
  const url = parseUrl(path, origin);
  return url !== null && url.origin === parseUrl(origin)?.origin && !url.pathname.startsWith('//');
}

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f');

/** Reads the decoded search term from a page's query string; '' if there is none. */
export const readSearchTerm = (search: string): string => new URLSearchParams(search).get('searchTerm') ?? '';
