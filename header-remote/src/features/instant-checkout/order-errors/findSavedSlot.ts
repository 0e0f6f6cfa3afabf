import type { OrderSlot } from '@grocer/shared-contracts';
import { slotTimes } from '../../../platform/dates/slotTimes.ts';
import type { FetchOrder } from '../../../services/orders.ts';
import type { SlotText } from '../../../state/page/dialog.ts';
import type { SlotState } from '../../../state/slot/slot.ts';

/** How long the dialog waits for the order. Milliseconds. */
const lookupTimeoutMs = 1000;

/**
 * Finds the slot that an order keeps when its new slot is unavailable (error 058): the other reservation, else the
 * first slot of the order. Null when neither is known within a second: the dialog then has no date
 * (behaviour/order-errors#named-slot).
 */
export async function findSavedSlot(
  slot: SlotState,
  { fetchOrder, orderId }: SavedSlotDeps,
): Promise<SlotText | null> {
  if (slot.kind === 'booked' && slot.saved) return slotTextFor(slot.saved);
  if (orderId === null) return null;
  const lookup = fetchOrder(orderId).then(
    ({ slots: [saved] }) => (saved ? slotTextFor(saved) : null),
    () => null,
  );
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, lookupTimeoutMs, null));
  return Promise.race([lookup, timeout]);
}

interface SavedSlotDeps {
  fetchOrder: FetchOrder;
  orderId: string | null;
}

function slotTextFor(saved: Pick<OrderSlot, 'startDateTime' | 'endDateTime'>): SlotText | null {
  const times = slotTimes(saved);
  return times && { date: `${times.weekday} ${times.date}`, time: times.time };
}
