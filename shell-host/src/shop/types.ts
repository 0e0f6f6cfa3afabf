import type { Money, OrderState, Quantity, ServiceChoice, SlotType } from '@grocer/shared-contracts';

// Answers of the shop's own services, and queries to them.

/** A product of the shop's product service. */
export interface Product {
  lineNumber: string;
  name: string;
  image: string;
  onOffer: boolean;
  /** A price, and the quantity that it is for: £4.20 for 1 kilogram, £2.10 for 100 grams. */
  retailPrice: { price: Money; quantity: Quantity };
}

/** A category with its ancestors and its child categories. */
export interface Category extends CategoryLink {
  /** From the root down, without the category itself. */
  ancestors: CategoryLink[];
  children: CategoryLink[];
}

export interface CategoryLink {
  id: string;
  name: string;
  /** URL names from the root down. */
  path: string[];
  /** Whether the category is a list of offers. */
  offer: boolean;
}

export interface ProductPage {
  products: Product[];
  /** Number of products on all pages. */
  total: number;
  /** `null` if the query has no category. */
  category: Category | null;
}

export interface ProductQuery {
  /** An id, or URL names from the root down, joined by `/`. */
  category?: string;
  search?: string;
  lineNumbers?: string;
  size?: number;
}

/** A slot that is offered, whether available or fully booked. */
export interface Slot {
  service: ServiceChoice;
  startDateTime: string;
  endDateTime: string;
  charge: Money;
  available: boolean;
}

/** An order in the list "My orders". */
export interface OrderSummary {
  customerOrderId: string;
  customerOrderState: OrderState;
  /** Number of lines. */
  items: number;
  total: Money;
  slot: OrderSlot | null;
}

export interface OrderSlot {
  service: ServiceChoice;
  slotType: SlotType;
  startDateTime: string;
  endDateTime: string;
  /** The order can be amended until then. */
  amendOrderCutoffDateTime: string;
}

/** An order with its lines. The trolley is the order that is being filled or amended. */
export interface OrderDetails extends OrderSummary {
  slotChangeable: boolean;
  lines: OrderDetailsLine[];
  itemTotal: Money;
  deliveryCharge: Money;
}

export interface OrderDetailsLine extends Product {
  amount: number;
  totalPrice: Money;
  /** `hard`: unavailable, and not charged. `soft`: delivered partly or as a substitute. */
  conflict: 'none' | 'soft' | 'hard';
}
