import type { ServiceRequest } from '../http/serviceRequest.ts';

/** The answers that the fragment's first script has requested while the header's scripts were loading. */
export interface HeadStart {
  /**
   * Returns the answer to exactly this request, once; it rejects if the request has failed. Undefined if the script did
   * not send it. After the first call of `take` the script requests nothing more, so that no call is made twice.
   *
   * @param onTaken called with the time at which the request was sent, if it was
   */
  take(request: ServiceRequest, onTaken?: (sentAt: number) => void): Promise<Response> | undefined;
  /** Returns the channel to the shop's other tabs, once. The script listens to it until its answers are dropped. */
  takeChannel(): BroadcastChannel | undefined;
  /** Drops all answers that are left. Tests call it; the head start ends by itself. */
  end(): void;
}

const key = Symbol.for('grocer.start');

type Page = { [key]?: HeadStart };

/** The page's head start. Undefined on most pages: without a fragment, and of visitors who are not signed in. */
export const headStart = (): HeadStart | undefined => (globalThis as Page)[key];

/** Sets the page's head start. A page has one, however many fragments it has. */
export function provideHeadStart(provided: HeadStart): void {
  (globalThis as Page)[key] = provided;
}

/** Cookie: a customer and the id of their order, such as `100001~5001` (behaviour/session#last-order). */
export const lastOrderCookie = 'grocerLastOrder';

/** The text of the cookie; undefined if an id would have to be escaped in a cookie. */
export function formatLastOrder(customerId: string, orderId: string): string | undefined {
  const text = `${customerId}~${orderId}`;
  return /^[\w-]{1,64}~[\w-]{1,64}$/.test(text) ? text : undefined;
}

/**
 * Reads the id of the customer's order from the cookie of an earlier page. Anybody can write a cookie: an
 * answer about this order is used only if the shopping context names the same order.
 */
export function readLastOrder(cookies: string, customerId: unknown): string | undefined {
  const [, owner, orderId] = /(?:^|; )grocerLastOrder=([\w-]{1,64})~([\w-]{1,64})(?:;|$)/.exec(cookies) ?? [];
  return owner === String(customerId) ? orderId : undefined;
}
