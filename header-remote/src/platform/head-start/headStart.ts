import type { ServiceRequest } from '../http/serviceRequest.ts';

/**
 * Head start: `start.js` in the server's HTML requests answers while the header's scripts still load
 * (behaviour/session#early-calls).
 */
export interface HeadStart {
  /**
   * Returns the response to exactly this request, once; the promise rejects if the request failed. Undefined if
   * `start.js` did not send the request or has dropped its response. After the first call of `take`, `start.js` sends
   * nothing more, so that no request is sent twice.
   *
   * @param onTaken called with the time at which `start.js` sent the request
   */
  take(request: ServiceRequest, onTaken?: (sentAt: number) => void): Promise<Response> | undefined;
  /** Returns the channel to other tabs, once. `start.js` keeps listening on it until its responses are dropped. */
  takeChannel(): BroadcastChannel | undefined;
  /** Drops the remaining responses. Only tests call it; otherwise the head start ends by itself. */
  end(): void;
}

const key = Symbol.for('grocer.start');

type Page = { [key]?: HeadStart };

/** The page's head start. Undefined if `start.js` has started none, for example for a visitor who is not signed in. */
export const headStart = (): HeadStart | undefined => (globalThis as Page)[key];

/** Sets the page's only head start, which all fragments share. */
export function provideHeadStart(provided: HeadStart): void {
  (globalThis as Page)[key] = provided;
}

/** Name of the cookie with customer id and order id, `100001~5001` (behaviour/session#last-order). */
export const lastOrderCookie = 'grocerLastOrder';

/** Formats the cookie's value. Undefined unless each id has 1 to 64 characters: letters, digits, `_` and `-`. */
export function formatLastOrder(customerId: string, orderId: string): string | undefined {
  const text = `${customerId}~${orderId}`;
  return /^[\w-]{1,64}~[\w-]{1,64}$/.test(text) ? text : undefined;
}

/**
 * Reads the id of the customer's order from the cookie that an earlier page set. Cookies can be forged: an
 * answer about this order is used only if the shopping context names the same order.
 */
export function readLastOrder(cookies: string, customerId: unknown): string | undefined {
  const [, owner, orderId] = /(?:^|; )grocerLastOrder=([\w-]{1,64})~([\w-]{1,64})(?:;|$)/.exec(cookies) ?? [];
  return owner === String(customerId) ? orderId : undefined;
}
