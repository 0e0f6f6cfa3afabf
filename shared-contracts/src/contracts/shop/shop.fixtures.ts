import { fixtureOf } from '../fixtureOf.ts';
import type { DeliveryPass, DeliveryPassStatus, ShoppingContext, Token } from './account.ts';
import type { Category, Taxonomy, TermSuggest } from './catalogue.ts';
import type { ErrorAnswer, InstantCheckoutBeacon, Order } from './orders.ts';
import type { Address, Branch, HeaderSlot, SlotReservation } from './slots.ts';
import type {
  CancelAmendOrderAnswer,
  Failure,
  Trolley,
  TrolleyAnswer,
  TrolleyItem,
  TrolleyTotals,
} from './trolley.ts';
import type { Money, Quantity } from './values.ts';

/** Money in pounds: `pounds(84.2)` is £84.20. */
export const pounds = (amount: number): Money => ({ amount, currencyCode: 'GBP' });

/** A quantity in pieces: `each(2)` is two pieces. */
export const each = (amount: number): Quantity => ({ amount, uom: 'C62' });

export const aToken = fixtureOf<Token>(() => ({
  accessToken: 'token-of-100001',
  expiresIn: 900,
  customerId: '100001',
  isSignedOnAsCustomer: false,
}));

export const aShoppingContext = fixtureOf<ShoppingContext>(() => ({
  customerId: '100001',
  customerOrderId: '5001',
  customerOrderState: 'PENDING',
  defaultBranchId: '753',
}));

export const aDeliveryPass = (status: DeliveryPassStatus = 'ACTIVE'): DeliveryPass => ({ data: { status } });

export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  id: '10051',
  name: 'Groceries',
  shortName: overrides.name ?? 'Groceries',
  url: 'groceries',
  categoryIds: [],
  banner: null,
  emptyOfProducts: false,
  hiddenInNav: false,
  additionalClasses: [],
  iconName: null,
  seasonalMenuTitle: null,
  offer: false,
  ...overrides,
});

/** A taxonomy with the roots Groceries and Entertaining. Groceries contains Bakery, which contains Bread. */
export const aTaxonomy = fixtureOf<Taxonomy>(() => ({
  categories: [
    aCategory({ categoryIds: ['10060'], banner: 'menu/banners/groceries' }),
    aCategory({ id: '10060', name: 'Bakery', url: 'bakery', categoryIds: ['10061'] }),
    aCategory({ id: '10061', name: 'Bread', url: 'bread' }),
    aCategory({ id: '10052', name: 'Entertaining', url: 'entertaining' }),
  ],
}));

export const aTermSuggest = (terms: string[] = ['milk', 'milk chocolate']): TermSuggest => ({ terms });

export const anAddress = fixtureOf<Address>(() => ({
  id: 'a1',
  name: 'Home',
  line1: '1 High Street',
  line2: null,
  town: 'Bath',
  region: 'Somerset',
  postalCode: 'BA1 1AA',
}));

export const aBranch = fixtureOf<Branch>(() => ({
  id: '753',
  name: 'Bath',
  contactDetails: { address1: '2 Mill Lane', city: 'Bath', postcode: 'BA1 2BB' },
}));

/** A delivery on Thursday 5 March 2026, 9am - 10am. */
export const aSlotReservation = fixtureOf<SlotReservation>(() => ({
  id: 'r1',
  status: 'RESERVED',
  slotType: 'DELIVERY',
  addressId: 'a1',
  branchId: '753',
  startDateTime: '2026-03-05T09:00:00Z',
  endDateTime: '2026-03-05T10:00:00Z',
  amendOrderCutoffDateTime: '2026-03-04T21:00:00Z',
}));

/** A booked delivery on Thursday 5 March 2026, 9am - 10am. */
export function aHeaderSlot(overrides: Partial<HeaderSlot> = {}): HeaderSlot {
  const { id: _, ...address } = anAddress();
  return {
    booked: true,
    loading: false,
    error: false,
    slotType: 'DELIVERY',
    branchId: '753',
    startDateTime: '2026-03-05T09:00:00Z',
    endDateTime: '2026-03-05T10:00:00Z',
    address,
    ...overrides,
  };
}

/** The header's slot when none is booked. */
export const noHeaderSlot = (overrides: Partial<HeaderSlot> = {}): HeaderSlot =>
  aHeaderSlot({
    booked: false,
    slotType: 'UNDEFINED',
    branchId: null,
    startDateTime: null,
    endDateTime: null,
    address: null,
    ...overrides,
  });

export const aTrolleyItem = fixtureOf<TrolleyItem>(() => ({
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
}));

export const someTrolleyTotals = fixtureOf<TrolleyTotals>(() => ({
  minimumSpendThresholdMet: true,
  itemTotalEstimatedCost: pounds(81.2),
  totalEstimatedCost: pounds(84.2),
  collectionMinimumOrderValue: pounds(25),
  deliveryMinimumOrderValue: pounds(40),
  trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 12 },
}));

export const aTrolley = fixtureOf<Trolley>(() => ({
  orderId: '5001',
  amendingOrder: false,
  trolleyItems: [aTrolleyItem()],
  trolleyTotals: someTrolleyTotals(),
}));

export const aFailure = fixtureOf<Failure>(() => ({
  message: 'An item is out of stock',
  type: 'OUT_OF_STOCK',
}));

/** The parsed answer of the trolley query. */
export const aTrolleyAnswer = fixtureOf<TrolleyAnswer>(() => ({
  trolley: aTrolley(),
  slotChangeable: true,
  instantCheckout: 'NOT_AMENDING',
  failures: [],
  order: null,
}));

/** The answer in its GraphQL envelope, as sent by the service. */
export const trolleyAnswerBody = ({ order, ...getTrolley }: TrolleyAnswer = aTrolleyAnswer()) => ({
  data: { getTrolley, getOrder: order },
});

export const aCancelAmendOrderAnswer = (
  overrides: Partial<CancelAmendOrderAnswer> = {},
): CancelAmendOrderAnswer => ({ failures: [], ...overrides });

/** The answer in its GraphQL envelope, as sent by the service. */
export const cancelAmendOrderAnswerBody = (cancelAmendOrder = aCancelAmendOrderAnswer()) => ({
  data: { cancelAmendOrder },
});

export const anOrder = fixtureOf<Order>(() => ({
  customerOrderId: '5001',
  customerOrderState: 'PLACED',
  containsEntertainingLines: false,
  orderLines: [{ lineNumber: '111', price: pounds(1.2), quantity: each(2), reservedQuantity: 1 }],
  slots: [
    { slotType: 'DELIVERY', startDateTime: '2026-03-05T09:00:00Z', endDateTime: '2026-03-05T10:00:00Z' },
  ],
  totals: { estimated: { deliveryCharge: pounds(3) } },
}));

/** An error answer of the orders service: `anErrorAnswer('042')`. */
export const anErrorAnswer = (number: string, message = 'Refused'): ErrorAnswer => ({
  code: `ORDER_ORCHESTRATION_${number}`,
  message,
});

export const anInstantCheckoutBeacon = fixtureOf<InstantCheckoutBeacon>(() => ({
  customerOrderId: '5001',
  branchId: '753',
  deliveryChargeAmount: 3,
  slotType: 'DELIVERY',
  instantCheckoutTrolleyItems: [
    { lineNumber: '111', totalPrice: pounds(2.4), quantity: 2, quantityDelta: 1 },
  ],
}));
