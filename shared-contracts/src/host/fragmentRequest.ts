import type { HeaderOptions } from '../headerOptions.ts';

/** How the header stands on one page: everything that differs between two requests. */
export interface FragmentRequest {
  /**
   * Read, and its markup kept, by its identity: give the same object for every page that has the same options, and a new
   * one for new values; what is changed inside it is not seen. One made anew for each page costs its rendering each time.
   */
  options: HeaderOptions;
  /** Path and query of the page. */
  path: string;
  /** Origin of the page, as the shopper's browser knows it. */
  origin: string;
  /** Whether the request carried the cookie `X-Has-Token-Session=true`. */
  hasTokenSession: boolean;
  /** The nonce of the page's content security policy. */
  nonce?: string;
}
