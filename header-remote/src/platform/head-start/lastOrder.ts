/** Cookie: a customer and the id of their order, such as `100001~5001` (behaviour/session#last-order). */
export const lastOrderCookie = 'grocerLastOrder';

/** Undefined if an id would have to be escaped in a cookie. */
export function formatLastOrder(customerId: string, orderId: string): string | undefined {
  const text = `${customerId}~${orderId}`;
  return /^[\w-]{1,64}~[\w-]{1,64}$/.test(text) ? text : undefined;
}

/**
 * The customer's order, as an earlier page knew it. Anybody can write a cookie: what a service answers about this order
 * counts only if the shopping context names the same one.
 */
export function readLastOrder(cookies: string, customerId: unknown): string | undefined {
  const [, owner, orderId] = /(?:^|; )grocerLastOrder=([\w-]{1,64})~([\w-]{1,64})(?:;|$)/.exec(cookies) ?? [];
  return owner === String(customerId) ? orderId : undefined;
}
