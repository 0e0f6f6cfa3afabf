/** Every field of the trolley's answer. */
export const trolleyQuery = `
  query getTrolley($trolleyQueryOrderId: ID!, $orderQueryOrderId: String) {
    getTrolley(orderId: $trolleyQueryOrderId) {
      slotChangeable
      instantCheckout
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
      failures { message type }
    }
    getOrder(orderId: $orderQueryOrderId) { containsEntertainingLines }
  }
`;

export const cancelAmendMutation = `
  mutation cancelAmendOrder($customerOrderId: ID!) {
    cancelAmendOrder(orderId: $customerOrderId) { failures { message type } }
  }
`;
