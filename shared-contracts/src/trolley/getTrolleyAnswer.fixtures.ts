import type { TrolleyAnswer } from './getTrolleyAnswer.ts';
import { aTrolley } from './trolley.fixtures.ts';

/** The parsed answer of the trolley query. */
export const aTrolleyAnswer = (overrides: Partial<TrolleyAnswer> = {}): TrolleyAnswer => ({
  trolley: aTrolley(),
  slotChangeable: true,
  instantCheckout: 'NOT_AMENDING',
  failures: [],
  order: null,
  ...overrides,
});

/** The answer in its GraphQL envelope, as the service sends it. */
export const trolleyAnswerBody = ({ order, ...getTrolley }: TrolleyAnswer = aTrolleyAnswer()) => ({
  data: { getTrolley, getOrder: order },
});
