import { pounds } from '../values/money.fixtures.ts';
import { each } from '../values/quantity.fixtures.ts';
import type { Trolley, TrolleyItem, TrolleyTotals } from './trolley.ts';

export const aTrolleyItem = (overrides: Partial<TrolleyItem> = {}): TrolleyItem => ({
  trolleyItemId: 't1',
  lineNumber: '111',
  productId: 'p1',
  noteToShopper: null,
  personalisedMessage: null,
  reservedQuantity: null,
  quantity: each(2),
  price: pounds(1.2),
  totalPrice: pounds(2.4),
  retailPrice: { price: pounds(1.2), quantity: each(1) },
  ...overrides,
});

export const someTrolleyTotals = (overrides: Partial<TrolleyTotals> = {}): TrolleyTotals => ({
  minimumSpendThresholdMet: true,
  itemTotalEstimatedCost: pounds(81.2),
  totalEstimatedCost: pounds(84.2),
  collectionMinimumOrderValue: pounds(25),
  deliveryMinimumOrderValue: pounds(40),
  trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 12 },
  ...overrides,
});

export const aTrolley = (overrides: Partial<Trolley> = {}): Trolley => ({
  orderId: '5001',
  amendingOrder: false,
  trolleyItems: [aTrolleyItem()],
  trolleyTotals: someTrolleyTotals(),
  ...overrides,
});
