import { getTrolleyAnswerSchema, parseContract } from '@grocer/shared-contracts';
import type { HttpCall } from '../platform/http/createHttp.ts';
import type { ServiceClient } from './serviceClient.ts';

export interface TrolleyParams {
  orderId: string;
  /** Whether the order is being amended. If so, the order is requested too (behaviour/services#trolley). */
  amending: boolean;
}

export const trolleyCall = (base: string, { orderId, amending }: TrolleyParams): HttpCall => ({
  service: 'trolley',
  method: 'POST',
  url: `${base}/graph/live`,
  query: { clientType: 'WEB_APP', tag: 'getTrolley' },
  json: {
    query: trolleyQuery,
    variables: { trolleyQueryOrderId: orderId, orderQueryOrderId: amending ? orderId : null },
  },
});

export const fetchTrolley =
  ({ http, base }: ServiceClient) =>
  async (params: TrolleyParams) => {
    const answer = await http.send(trolleyCall(base, params));
    return parseContract(getTrolleyAnswerSchema, answer, 'trolley');
  };

/** Plain text, to avoid a GraphQL library in the browser. A test validates it against the schema. */
export const trolleyQuery = `query getTrolley($trolleyQueryOrderId: ID!, $orderQueryOrderId: String) {
  getTrolley(orderId: $trolleyQueryOrderId) {
    slotChangeable
    instantCheckout
    failures { message type }
    trolley {
      orderId
      amendingOrder
      trolleyItems {
        trolleyItemId lineNumber productId noteToShopper personalisedMessage reservedQuantity
        quantity { amount uom }
        price { amount currencyCode }
        totalPrice { amount currencyCode }
        retailPrice { price { amount currencyCode } quantity { amount uom } }
      }
      trolleyTotals {
        minimumSpendThresholdMet
        itemTotalEstimatedCost { amount currencyCode }
        totalEstimatedCost { amount currencyCode }
        collectionMinimumOrderValue { amount currencyCode }
        deliveryMinimumOrderValue { amount currencyCode }
        trolleyItemCounts { hardConflicts softConflicts noConflicts }
      }
    }
  }
  getOrder(orderId: $orderQueryOrderId) { containsEntertainingLines }
}`;
