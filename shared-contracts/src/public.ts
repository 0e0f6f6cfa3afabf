export { ContractError, isContractError, parseContract } from './contractError.ts';
export { type Money, moneySchema } from './money.ts';
export { type OrderState, orderStateSchema } from './orderState.ts';
export { type Quantity, quantitySchema, type UnitOfMeasure, unitOfMeasureSchema } from './quantity.ts';
export { emptyShoppingContext, type ShoppingContext, shoppingContextSchema } from './shoppingContext.ts';
export { type Token, tokenSchema } from './token.ts';
export {
  type Trolley,
  type TrolleyItem,
  type TrolleyItemCounts,
  type TrolleyTotals,
  trolleyItemSchema,
  trolleySchema,
  trolleyTotalsSchema,
} from './trolley.ts';
