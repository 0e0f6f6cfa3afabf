/** Parses an address; `null` if it is invalid. Some supported browsers have neither `URL.canParse` nor `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Removes query and hash from a path. It does not use `new URL`, which throws for the path `//`. */
export const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** Encodes a text for an address. A lone surrogate, for which `encodeURIComponent` throws, is replaced with U+FFFD. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Adds a query to a path. Empty values are left out, and an empty query has no `?`. */
export function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Whether the header is on the homepage or on another page of the shop. It decides the account menu. */
export type Placement = 'home' | 'shop';

/**
 * Returns the placement of a path: `home` on `/` and on `root` with or without a last `/`, else `shop`
 * (behaviour/header#placement). Query and hash are ignored. `root` is `config.root`.
 */
export function placementOf(path: string, root: string): Placement {
  const pathname = pathnameOf(path);
  return pathname === '/' || pathname === root || pathname === `${root}/` ? 'home' : 'shop';
}
