import {
  errorAnswerSchema,
  type Order,
  orderSchema,
  parseContract,
  placeOrderBody,
} from '@grocer/shared-contracts';
import { isHttpError, isTimeoutError } from '../../platform/http/errors.ts';
import { messageOf } from '../../platform/logger/messageOf.ts';
import type { OrderBackEnd } from './orderBackEnd.ts';

export interface PlaceOrderError {
  /** `refused`: the shop said why. Otherwise nobody knows whether the order was placed. */
  kind: 'refused' | 'timeout' | 'unknown';
  /** As the shop gave it, `ORDER_ORCHESTRATION_042`; TIMEOUT or UNKNOWN_ERROR where it gave none. */
  code: string;
  /** For the log, not for the shopper. */
  message: string;
}

export type PlaceOrderResult = { ok: true; order: Order } | { ok: false; error: PlaceOrderError };

/** Places an order by instant checkout. Never throws: every failure has a code (specification §8). */
export type PlaceOrder = (customerOrderId: string) => Promise<PlaceOrderResult>;

export const placeOrder =
  ({ http, base, timeoutMs }: OrderBackEnd): PlaceOrder =>
  async (customerOrderId) => {
    let answer: unknown;
    try {
      answer = await http.send({
        service: 'orders',
        method: 'PATCH',
        url: `${base}/v1/orders/${encodeURIComponent(customerOrderId)}/place`,
        json: placeOrderBody,
        timeoutMs,
      });
      return { ok: true, order: parseContract(orderSchema, answer, 'orders') };
    } catch (error) {
      return { ok: false, error: toPlaceOrderError(error, isHttpError(error) ? error.body : answer) };
    }
  };

function toPlaceOrderError(error: unknown, answer: unknown): PlaceOrderError {
  const { code, message } = parseContract(errorAnswerSchema, answer, 'orders');
  if (code !== null) return { kind: 'refused', code, message: message ?? messageOf(error) };
  if (isTimeoutError(error)) return { kind: 'timeout', code: 'TIMEOUT', message: error.message };
  return { kind: 'unknown', code: 'UNKNOWN_ERROR', message: messageOf(error) };
}
