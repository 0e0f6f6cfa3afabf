import type { HeaderOptions } from '../../options/headerOptions.ts';

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
   * drawn until the services answer (behaviour/loading#kept-on-server). A page with it must not be stored in a shared
   * cache.
   */
  lastValues?: string | undefined;
  /** The nonce of the page's content security policy. */
  nonce?: string;
  /**
   * The server's events about this page. The header sends them once, after hydration and with the shopper's consent
   * (behaviour/analytics#server-events). They are in the page's HTML, so they must not be secret.
   */
  analytics?: readonly ServerAnalyticsEvent[];
}
