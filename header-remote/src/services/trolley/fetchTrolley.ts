import { getTrolleyAnswerSchema, parseContract, type TrolleyAnswer } from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';

export interface TrolleyQuestion {
  orderId: string;
  /** Whether the order is being amended: only then is the order itself asked for (wire: Trolley). */
  amending: boolean;
}

export type FetchTrolley = (question: TrolleyQuestion) => Promise<TrolleyAnswer>;

export const fetchTrolley =
  ({ http, base }: BackEnd): FetchTrolley =>
  async ({ orderId, amending }) => {
    const variables = { trolleyQueryOrderId: orderId, orderQueryOrderId: amending ? orderId : null };
    const answer = await http.send({
      service: 'trolley',
      method: 'POST',
      url: `${base}/graph/live`,
      query: { clientType: 'WEB_APP', tag: 'getTrolley' },
      json: { query: trolleyQuery, variables },
    });
    return parseContract(getTrolleyAnswerSchema, answer, 'trolley');
  };

/** Checked against the schema in wire.md by a test; the graphql library itself never reaches the browser. */
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
