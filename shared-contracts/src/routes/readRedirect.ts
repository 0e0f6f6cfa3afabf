import { parseUrl } from '../values/parseUrl.ts';
import { pathnameOf } from './pathnameOf.ts';

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
