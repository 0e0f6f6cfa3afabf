import { parseUrl } from './parseUrl.ts';

/**
 * The path and query that the login page may send the shopper to (clarification 7), or `null`: only a path on the
 * page's own origin that starts with a single `/`. `search` is the login page's query, `origin` its origin.
 */
export function readRedirect(search: string, origin: string): string | null {
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect !== null && isOwnPath(redirect, origin) ? redirect : null;
}

/**
 * Browsers read a backslash as a slash and leave out tabs and line breaks, so `/\evil.example` and `/<tab>/evil.example`
 * lead away; `/.//evil.example` is harmless until somebody shortens it.
 */
function isOwnPath(path: string, origin: string): boolean {
  const [beforeQuery = ''] = path.split(/[?#]/, 1);
  if (!path.startsWith('/') || beforeQuery.includes('\\') || hasControlCharacter(path)) return false;
  const url = parseUrl(path, origin);
  return url !== null && url.origin === parseUrl(origin)?.origin && !url.pathname.startsWith('//');
}

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f');
