import type { HeaderEvents } from '@grocer/shared-contracts';
import type { OrderDetails } from '../shop/order.ts';

/** Whether the page shows the trolley that the header has: it may have heard of a change before the page. */
export const agreesWithHeaderTrolley = (
  { customerOrderId, items, total }: Pick<OrderDetails, 'customerOrderId' | 'items' | 'total'>,
  header: HeaderEvents['trolley'],
): boolean =>
  customerOrderId === header.orderId && items === header.itemCount && total.amount === header.total.amount;

/** Whether the page shows the slot that the header has. */
export function agreesWithHeaderSlot(
  { slot }: Pick<OrderDetails, 'slot'>,
  header: HeaderEvents['slot'],
): boolean {
  if (header.loading || header.error) return true;
  if (!slot || !header.booked) return !slot && !header.booked;
  return Date.parse(slot.startDateTime) === Date.parse(header.startDateTime ?? '');
}
