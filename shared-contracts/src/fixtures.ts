export { aCancelAmendOrderAnswer, cancelAmendOrderAnswerBody } from './cancelAmendOrderAnswer.fixtures.ts';
export { aDeliveryPass } from './deliveryPass.fixtures.ts';
export { aFailure } from './failure.fixtures.ts';
export { aTrolleyAnswer, trolleyAnswerBody } from './getTrolleyAnswer.fixtures.ts';
export { pounds } from './money.fixtures.ts';
export { each } from './quantity.fixtures.ts';
export { aShoppingContext } from './shoppingContext.fixtures.ts';
export { aToken } from './token.fixtures.ts';
export { aTrolley, aTrolleyItem, someTrolleyTotals } from './trolley.fixtures.ts';
