/** The GraphQL schema of the trolley. */
export const sdl = /* GraphQL */ `
type Query {
  getTrolley(orderId: ID!): TrolleyResult
  getOrder(orderId: String): Order
}
type Mutation { cancelAmendOrder(orderId: ID!): CancelResult }
type TrolleyResult { slotChangeable: Boolean, instantCheckout: String, trolley: Trolley, failures: [Failure!] }
type CancelResult { failures: [Failure!] }
type Failure { message: String, type: String }
type Trolley { orderId: ID, amendingOrder: Boolean, trolleyItems: [TrolleyItem!], trolleyTotals: TrolleyTotals }
type TrolleyItem {
  trolleyItemId: ID, lineNumber: String, productId: ID, noteToShopper: String, personalisedMessage: String
  reservedQuantity: Float, quantity: Quantity, price: Money, totalPrice: Money, retailPrice: RetailPrice
}
type RetailPrice { price: Money, quantity: Quantity }
type TrolleyTotals {
  minimumSpendThresholdMet: Boolean, itemTotalEstimatedCost: Money, totalEstimatedCost: Money
  collectionMinimumOrderValue: Money, deliveryMinimumOrderValue: Money, trolleyItemCounts: TrolleyItemCounts
}
type TrolleyItemCounts { hardConflicts: Int, softConflicts: Int, noConflicts: Int }
type Order { containsEntertainingLines: Boolean }
type Money { amount: Float, currencyCode: String }
type Quantity { amount: Float, uom: String }
`;
