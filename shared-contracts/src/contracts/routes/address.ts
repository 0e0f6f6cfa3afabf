/** Parses an address; `null` if invalid. Not every supported browser has `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** An origin that no site has: the base for addresses whose own origin is unknown or does not matter. */
export const noOrigin = 'http://site.invalid';

/** Removes query and hash from a path. Does not use `new URL`, which throws for `//`. */
export const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** Encodes text for an address. `encodeURIComponent` throws for lone surrogates: they become U+FFFD. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Adds a query to a path. Omits empty values, and the `?` of an empty query. */
export function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Maximum length of an address with a shopper's text. Some servers and proxies refuse longer ones. */
const maxCharacters = 2000;

/** Adds text to a path as its query, cut off where the address would become too long. */
export function withText(path: string, key: string, text: string): string {
  let kept = Array.from(text.slice(0, maxCharacters));
  let address = withQuery(path, { [key]: kept.join('') });
  while (address.length > maxCharacters && kept.length > 0) {
    // A code point takes at most twelve characters: four bytes, such as `%F0%9F%A5%9B`.
    kept = kept.slice(0, -Math.ceil((address.length - maxCharacters) / 12));
    address = withQuery(path, { [key]: kept.join('') });
  }
  return address;
}

/** Whether the page is the homepage or another page of the shop. The account menu depends on it. */
export type Placement = 'home' | 'shop';

/**
 * Returns the placement of a path: `home` for `/` and for `root`, with or without a trailing `/`; else `shop`
 * (behaviour/header#placement). Ignores query and hash. `root` is `config.root`.
 */
export function placementOf(path: string, root: string): Placement {
  const pathname = pathnameOf(path);
  return pathname === '/' || pathname === root || pathname === `${root}/` ? 'home' : 'shop';
}
