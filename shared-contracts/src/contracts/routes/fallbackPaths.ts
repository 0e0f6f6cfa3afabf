import { encodeText, noOrigin, parseUrl, pathnameOf } from './address.ts';

// Paths of the fallback header. In a separate file, because only these paths are in every page's own script.

export const groceriesPath = (root: string): string => `${root}/shop/browse/groceries`;

export const searchPath = (root: string): string => `${root}/shop/search`;

export const trolleyPath = (root: string): string => `${root}/shop/trolley`;

export const accountPath = (root: string): string => `${root}/myaccount`;

/**
 * The login page, which redirects to `current` (path and query) afterwards. If `current` is the login page
 * itself, its redirect is used (behaviour/routes#login).
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
 * Reads the redirect of the login page from its query string `search`. `null` unless it is a path on `origin`
 * that starts with a single `/` (behaviour/routes#safe-redirect).
 */
export function readRedirect(search: string, origin: string): string | null {
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect !== null && isOwnPath(redirect, origin) ? redirect : null;
}

/**
 * Whether a path stays on the origin. `/\evil.example` and `/<tab>/evil.example` do not: browsers read a
 * backslash as a slash and ignore tabs and line breaks. Nor does `/.//evil.example` once normalised.
 */
function isOwnPath(path: string, origin: string): boolean {
  if (!path.startsWith('/') || pathnameOf(path).includes('\\') || hasControlCharacter(path)) return false;
  const url = parseUrl(path, origin);
  return url !== null && url.origin === parseUrl(origin)?.origin && !url.pathname.startsWith('//');
}

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f');

/** Reads the search term from a page's query string, decoded; '' if there is none. */
export const readSearchTerm = (search: string): string => new URLSearchParams(search).get('searchTerm') ?? '';
