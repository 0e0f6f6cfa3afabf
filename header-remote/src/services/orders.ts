import {
  type CancelAmendOrderVariables,
  cancelAmendOrderAnswerSchema,
  errorAnswerSchema,
  type Failure,
  type InstantCheckoutBeacon,
  type Order,
  orderSchema,
  parseContract,
  placeOrderBody,
} from '@grocer/shared-contracts';
import { isHttpError, isTimeoutError } from '../platform/http/errors.ts';
import { errorMessage } from '../platform/logger/errorMessage.ts';
import type { LoggingClient, OrderServiceClient, ServiceClient } from './serviceClient.ts';

export type FetchOrder = ReturnType<typeof fetchOrder>;

export const fetchOrder =
  ({ http, base, timeoutMs }: OrderServiceClient) =>
  async (customerOrderId: string) => {
    const url = `${base}/v1/orders/${encodeURIComponent(customerOrderId)}`;
    return parseContract(orderSchema, await http.send({ service: 'orders', url, timeoutMs }), 'orders');
  };

export interface PlaceOrderError {
  /** `refused`: the shop gave an error code. `timeout`, `unknown`: the order may have been placed. */
  kind: 'refused' | 'timeout' | 'unknown';
  /** The shop's error code, such as `ORDER_ORCHESTRATION_042`, else TIMEOUT or UNKNOWN_ERROR. */
  code: string;
  /** Text for the log, which the shopper never sees. */
  message: string;
}

export type PlaceOrderResult = { ok: true; order: Order } | { ok: false; error: PlaceOrderError };

/**
 * Places an order by instant checkout. Never throws: every failure has a code. After a 401 it first calls
 * `findPlaced`, and sends the request again only if the order has not been placed.
 */
export type PlaceOrder = (customerOrderId: string, findPlaced: FindPlaced) => Promise<PlaceOrderResult>;

/** Returns the order if it was placed, undefined if it is still open. Throws if that is unknown. */
export type FindPlaced = (customerOrderId: string) => Promise<Order | undefined>;

export const placeOrder =
  ({ http, base, timeoutMs }: OrderServiceClient): PlaceOrder =>
  async (customerOrderId, findPlaced) => {
    let answer: unknown;
    try {
      answer = await http.send({
        service: 'orders',
        method: 'PATCH',
        url: `${base}/v1/orders/${encodeURIComponent(customerOrderId)}/place`,
        json: placeOrderBody,
        timeoutMs,
        beforeRepeat: () => lookUp(customerOrderId, findPlaced),
      });
      return { ok: true, order: parseContract(orderSchema, answer, 'orders') };
    } catch (error) {
      return { ok: false, error: toPlaceOrderError(error, isHttpError(error) ? error.body : answer) };
    }
  };

/**
 * Runs `findPlaced`, but hides the response body of its error: `placeOrder` would mistake an error code in it for a
 * refusal of the order.
 * @throws Error
 */
async function lookUp(customerOrderId: string, findPlaced: FindPlaced): Promise<Order | undefined> {
  try {
    return await findPlaced(customerOrderId);
  } catch (error) {
    throw new Error(errorMessage(error), { cause: error });
  }
}

function toPlaceOrderError(error: unknown, answer: unknown): PlaceOrderError {
  const { code, message } = parseContract(errorAnswerSchema, answer, 'orders');
  if (code !== null) return { kind: 'refused', code, message: message ?? errorMessage(error) };
  if (isTimeoutError(error)) return { kind: 'timeout', code: 'TIMEOUT', message: error.message };
  return { kind: 'unknown', code: 'UNKNOWN_ERROR', message: errorMessage(error) };
}

/** Reports an order that was placed by instant checkout. Does not wait; a failure is only logged. */
export const sendInstantCheckoutBeacon =
  ({ http, base, logger }: LoggingClient) =>
  (beacon: InstantCheckoutBeacon): void => {
    http
      .send({
        service: 'beacon',
        method: 'POST',
        url: `${base}/mfe/common/api/v1/instantCheckoutTransactionComplete`,
        json: beacon,
        keepalive: true,
        ignoresAnswer: true,
      })
      .catch((error) =>
        logger.failure(`Failed to send the instant checkout beacon: ${errorMessage(error)}`, error),
      );
  };

export type CancelAmendResult = { ok: true } | { ok: false; error: { kind: 'refused'; failures: Failure[] } };

/**
 * Discards the changes to a placed order (behaviour/amending#request). Returns a refusal by the shop; throws
 * if the call failed.
 */
export const cancelAmend =
  ({ http, base }: ServiceClient) =>
  async (customerOrderId: string): Promise<CancelAmendResult> => {
    const variables: CancelAmendOrderVariables = { customerOrderId };
    const answer = await http.send({
      service: 'trolley',
      method: 'POST',
      url: `${base}/graph/live`,
      query: { clientType: 'WEB_APP', tag: 'cancel-amend-order' },
      json: { query: cancelAmendMutation, variables },
    });
    const { failures } = parseContract(cancelAmendOrderAnswerSchema, answer, 'trolley');
    return failures.length === 0 ? { ok: true } : { ok: false, error: { kind: 'refused', failures } };
  };

export const cancelAmendMutation = `mutation cancelAmendOrder($customerOrderId: ID!) {
  cancelAmendOrder(orderId: $customerOrderId) { failures { message type } }
}`;
