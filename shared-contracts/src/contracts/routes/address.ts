/** Parses an address; `null` if it is invalid. Some supported browsers have neither `URL.canParse` nor `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** An origin that no site has. Base for an address whose own origin does not matter, or is not known. */
export const noOrigin = 'http://site.invalid';

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

/** The most characters of an address that contains a shopper's text: servers and proxies refuse longer ones. */
const maxCharacters = 2000;

/** Adds a text to a path as its query. Cuts off the end of a text that makes the address too long. */
export function withText(path: string, key: string, text: string): string {
  let kept = Array.from(text.slice(0, maxCharacters));
  let address = withQuery(path, { [key]: kept.join('') });
  while (address.length > maxCharacters && kept.length > 0) {
    // A code point becomes at most twelve characters: four bytes, such as `%F0%9F%A5%9B`.
    kept = kept.slice(0, -Math.ceil((address.length - maxCharacters) / 12));
    address = withQuery(path, { [key]: kept.join('') });
  }
  return address;
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
