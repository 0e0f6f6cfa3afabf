import type { OrderSlot } from '@grocer/shared-contracts';
import { readInstant } from '../../platform/clock/readInstant.ts';
import type { FetchOrder } from '../../services/orders/fetchOrder.ts';
import type { SlotWords } from '../../state/dialog.ts';
import type { SlotState } from '../../state/slot.ts';
import { formatDate } from '../../ui/date-time/formatDate.ts';
import { formatRange } from '../../ui/date-time/formatRange.ts';

/**
 * The slot that a placed order keeps when its new one is gone (error 058): another reservation where there is one, else
 * what the order itself says. Null where nobody knows: then the shopper is told so without a date.
 */
export async function savedSlotOf(
  slot: SlotState,
  { fetchOrder, orderId }: Asking,
): Promise<SlotWords | null> {
  if (slot.kind === 'booked' && slot.saved) return wordsFor(slot.saved);
  if (orderId === null) return null;
  return fetchOrder(orderId).then(
    ({ slots: [saved] }) => (saved ? wordsFor(saved) : null),
    () => null,
  );
}

interface Asking {
  fetchOrder: FetchOrder;
  orderId: string | null;
}

function wordsFor({
  startDateTime,
  endDateTime,
}: Pick<OrderSlot, 'startDateTime' | 'endDateTime'>): SlotWords | null {
  const start = readInstant(startDateTime);
  const date = formatDate(start);
  const range = formatRange(start, readInstant(endDateTime));
  return date && range ? { date, time: range.text } : null;
}
