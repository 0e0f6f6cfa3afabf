import type { Money, OrderState, ServiceChoice, SlotType } from '@grocer/shared-contracts';
import type { Product } from './product.ts';

/** An order as "My orders" lists it. */
export interface OrderSummary {
  customerOrderId: string;
  customerOrderState: OrderState;
  /** How many lines it has. */
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

/** An order with its lines. The trolley is the order that is being shopped for or amended. */
export interface OrderDetails extends OrderSummary {
  slotChangeable: boolean;
  lines: OrderDetailsLine[];
  itemTotal: Money;
  deliveryCharge: Money;
}

export interface OrderDetailsLine extends Product {
  amount: number;
  totalPrice: Money;
  /** hard: it cannot be had and is not charged; soft: it comes in part or as a substitute. */
  conflict: 'none' | 'soft' | 'hard';
}
