import type { HeaderOptions } from '../../contracts/options/headerOptions.ts';
import { parseUrl } from '../../contracts/routes/address.ts';
import { hasTokenSession, visitorOf } from '../shared/cookies.ts';

/** An analytics event of the host's server. Its payload is plain JSON. */
export interface ServerAnalyticsEvent {
  name: string;
  payload: Readonly<Record<string, unknown>>;
}

/** The input for the fragment of one page. */
export interface FragmentRequest {
  /**
   * The header's options. Rendered markup is cached by the object's identity: pass the same object for pages with the
   * same options and a new object for other values. Changes inside the object have no effect. A new object for each
   * page means that each page is rendered again.
   */
  options: HeaderOptions;
  /** Path and query of the page. */
  path: string;
  /** Origin of the page in the shopper's browser. */
  origin: string;
  /** Whether the request carried the cookie `X-Has-Token-Session=true`. */
  hasTokenSession: boolean;
  /**
   * Value of the request's cookie `grocerLastValues`: the item count, total and slot that the shopper's last page knew,
   * drawn until the services answer (behaviour/loading#last-values-on-server). A page with it must not be stored in a
   * shared cache.
   */
  lastValues?: string | undefined;
  /**
   * Value of the request's cookie `visitorId`, by which a visitor gets the same release on each page while a candidate
   * is rolled out (behaviour/contract-lines#candidate). Default: at random for each page.
   */
  visitor?: string | undefined;
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
  /**
   * The server's events about this page. The header sends them once, after hydration and with the shopper's consent
   * (behaviour/analytics#server-events). They are in the page's HTML, so they must not be secret.
   */
  analytics?: readonly ServerAnalyticsEvent[] | undefined;
  /**
   * The page's variant of each experiment by its name, as `chooseVariant` returns it (behaviour/analytics#exposure).
   * Names and variants have letters, digits, `-` and `_`. A page with any must not be stored in a shared cache.
   */
  experiments?: Readonly<Record<string, string | undefined>> | undefined;
}

/** A request of the Fetch API, as most frameworks have it, or its address with its headers. */
export interface PageRequest {
  /** The address. If it has no origin, as in `node:http`, also pass `origin` to `render`, or set `origins`. */
  url: string;
  headers: { get(name: string): string | null };
}

/** The facts of a request on which the header's HTML depends (behaviour/loading#read-request). */
export type RequestFacts = Omit<FragmentRequest, 'options' | 'nonce' | 'analytics' | 'experiments'>;

/**
 * Reads the path, the origin and three cookies from a request:
 *
 *     const { html } = await header.render({ ...readRequest(request), options });
 *
 * Behind a proxy the request has the origin of the inner server. Then name the `origins` of your site: the result has
 * the request's origin if it is one of them, else that of `X-Forwarded-Proto` and `X-Forwarded-Host` if it is, else the
 * first. Without `origins` these headers, which any visitor can send, are ignored.
 *
 *     readRequest(request, { origins: ['https://shop.example'] })
 */
export function readRequest(
  { url, headers }: PageRequest,
  { origins = [] }: OriginSettings = {},
): RequestFacts {
  // It never throws: a page must not fail because of its header.
  const { pathname, search, origin } = parseUrl(url, unknownOrigin) ?? new URL(unknownOrigin);
  const cookies = headers.get('cookie') ?? '';
  return {
    path: pathname + search,
    origin: chooseOrigin([origin, forwardedOrigin(headers)], origins),
    hasTokenSession: hasTokenSession(cookies),
    lastValues: decode(/(?:^|; )grocerLastValues=([^;]*)/.exec(cookies)?.[1]),
    visitor: visitorOf(cookies),
  };
}

interface OriginSettings {
  /** The origins of this site, such as `https://shop.example`. Default: that of the request. */
  origins?: readonly string[] | undefined;
}

/** The first candidate that is an origin of this site, else the site's first. Without `origins` the first candidate. */
export function chooseOrigin(candidates: readonly [string, ...string[]], origins: readonly string[]): string {
  const found = candidates.find((candidate) => origins.includes(candidate));
  return found ?? origins[0] ?? candidates[0];
}

/** Reads the first value of each header, from the proxy that faces the visitor. Later proxies append their own. */
function forwardedOrigin(headers: PageRequest['headers']): string {
  const [protocol, host] = ['x-forwarded-proto', 'x-forwarded-host'].map((name) =>
    headers.get(name)?.split(',')[0]?.trim(),
  );
  return `${protocol}://${host}`;
}

/** The origin of a request that names none. */
const unknownOrigin = 'http://localhost';

/** A cookie that is not encoded correctly is returned as it is: the header validates the values. */
function decode(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
