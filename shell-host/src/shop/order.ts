import type { Money, OrderState, ServiceChoice, SlotType } from '@grocer/shared-contracts';
import type { Product } from './product.ts';

/** An order of the list "My orders". */
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
  /** Until when the order can be amended. */
  amendOrderCutoffDateTime: string;
}

/** An order with its lines. The trolley is the order that the shopper is filling or amending. */
export interface OrderDetails extends OrderSummary {
  slotChangeable: boolean;
  lines: OrderDetailsLine[];
  itemTotal: Money;
  deliveryCharge: Money;
}

export interface OrderDetailsLine extends Product {
  amount: number;
  totalPrice: Money;
  /** `hard`: not available and not charged. `soft`: comes in part or as a substitute. */
  conflict: 'none' | 'soft' | 'hard';
}
