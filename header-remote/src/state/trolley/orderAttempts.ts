import { browserSession } from '../../platform/storage/storage.ts';
import { attemptsKey } from './storedAttempts.ts';

/** `asked`: the request was sent, and the outcome is unknown. `placed`: the shop has placed the order. */
export type OrderAttempt = 'asked' | 'placed';

/**
 * This tab's attempts to place orders, in session storage (decision 9). They survive reload and Back, so that
 * an order is not sent again before the outcome of its first attempt is known.
 */
export const orderAttempts = {
  get: (customerOrderId: string): OrderAttempt | undefined => read()[customerOrderId],
  /** Ids of the orders whose outcome is unknown. */
  unsettled: (): string[] => Object.keys(read()).filter((id) => read()[id] === 'asked'),
  set(customerOrderId: string, attempt: OrderAttempt): void {
    write({ ...read(), [customerOrderId]: attempt });
  },
  /** Removes an order that the shop has refused, so that it may be sent again. */
  forget(customerOrderId: string): void {
    const { [customerOrderId]: _, ...rest } = read();
    write(rest);
  },
};

function read(): Partial<Record<string, OrderAttempt>> {
  try {
    return JSON.parse(browserSession.read(attemptsKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function write(stored: Partial<Record<string, OrderAttempt>>): void {
  browserSession.write(attemptsKey, JSON.stringify(stored));
}
