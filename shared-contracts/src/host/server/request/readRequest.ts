import { parseUrl } from '../../../values/parseUrl.ts';
import type { FragmentRequest } from '../fragmentRequest.ts';

/** A request of the Fetch API, as most frameworks have it, or its address with its headers. */
export interface PageRequest {
  /** The address. Without an origin, as in `node:http`, give `origin` to the header as well. */
  url: string;
  headers: { get(name: string): string | null };
}

/** What the header's HTML needs to know of the request (behaviour/loading#read-request). */
export type RequestFacts = Pick<FragmentRequest, 'path' | 'origin' | 'hasTokenSession' | 'lastValues'>;

/**
 * Reads the path, the origin and the header's two cookies from a request:
 *
 *     const { html } = await header.render({ ...readRequest(request), options });
 *
 * Behind a proxy that changes the host, give `origin` yourself: the request then has that of the inner server.
 */
export function readRequest({ url, headers }: PageRequest): RequestFacts {
  // It never throws: a page must not fail because of its header.
  const { pathname, search, origin } = parseUrl(url, unknownOrigin) ?? new URL(unknownOrigin);
  const cookies = headers.get('cookie') ?? '';
  return {
    path: pathname + search,
    origin,
    hasTokenSession: cookieOf(cookies, 'X-Has-Token-Session') === 'true',
    lastValues: cookieOf(cookies, 'grocerLastValues'),
  };
}

/** In place of an origin that is not known. */
const unknownOrigin = 'http://localhost';

function cookieOf(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(prefix));
  return cookie === undefined ? undefined : decode(cookie.slice(prefix.length));
}

/** A cookie that is not encoded correctly is passed on as it is; whoever reads it refuses it. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
