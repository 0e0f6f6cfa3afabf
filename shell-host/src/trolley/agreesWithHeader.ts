import type { HeaderEvents } from '@grocer/shared-contracts';
import type { OrderDetails } from '../shop/order.ts';
import { isSameInstant } from '../time/slotTime.ts';

/** Whether the page and the header have the same trolley. The header may know of a change before the page. */
export const agreesWithHeaderTrolley = (
  { customerOrderId, items, total }: Pick<OrderDetails, 'customerOrderId' | 'items' | 'total'>,
  header: HeaderEvents['trolley'],
): boolean =>
  customerOrderId === header.orderId && items === header.itemCount && total.amount === header.total.amount;

/** Whether the page and the header have the same slot. True while the header does not know it. */
export function agreesWithHeaderSlot(
  { slot }: Pick<OrderDetails, 'slot'>,
  header: HeaderEvents['slot'],
): boolean {
  if (header.loading || header.error) return true;
  if (!slot || !header.booked) return !slot && !header.booked;
  return header.startDateTime !== null && isSameInstant(slot.startDateTime, header.startDateTime);
}
