import type { OrderState } from '@grocer/shared-contracts';
import { hasPassed } from '../shop/times.ts';
import type { OrderSummary } from '../shop/types.ts';

/** Display names of order states. */
export const stateNames: Record<OrderState, string> = {
  AMENDING: 'Being amended',
  CANCELLED: 'Cancelled',
  COMPLETED: 'Delivered',
  FULFIL: 'Being prepared',
  PAID: 'Paid',
  PAYMENT_FAILED: 'Payment failed',
  PENDING: 'In your trolley',
  PICKED: 'Picked',
  PLACED: 'Placed',
  REFUND_PENDING: 'Refund pending',
  UNKNOWN: 'In progress',
};

/** What the shopper can do with an order. A placed order can be amended until its slot's cut-off. */
export function orderAction(
  { customerOrderState, slot }: Pick<OrderSummary, 'customerOrderState' | 'slot'>,
  now: Date,
): 'amend' | 'continue-amending' | 'resolve-payment' | 'none' {
  switch (customerOrderState) {
    case 'PLACED':
      return slot && hasPassed(slot.amendOrderCutoffDateTime, now) ? 'none' : 'amend';
    case 'AMENDING':
      return 'continue-amending';
    case 'PAYMENT_FAILED':
      return 'resolve-payment';
    default:
      return 'none';
  }
}
