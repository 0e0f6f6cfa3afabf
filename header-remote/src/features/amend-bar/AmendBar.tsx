import { useAtomValue, useSetAtom } from 'jotai';
import { parseInstant } from '../../platform/dates/slotTimes.ts';
import { openDialogAtom } from '../../state/page/dialog.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import { useCurrentMinute } from '../../ui/date-time/useCurrentMinute.ts';
import { AmendBarView } from './AmendBarView.tsx';
import { amendMessage } from './amendMessage.ts';

/**
 * Says that a placed order is open for changes and until when, and offers to discard them
 * (behaviour/amending#contents).
 */
export function AmendBar() {
  const slot = useAtomValue(slotAtom);
  const trolley = useAtomValue(trolleyAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const now = useCurrentMinute();
  if (slot.kind !== 'booked' || trolley.kind !== 'ready') return null;

  const { slotType, startDateTime, amendOrderCutoffDateTime } = slot.reservation;
  const order = {
    slotType,
    start: parseInstant(startDateTime),
    cutoff: parseInstant(amendOrderCutoffDateTime),
    containsEntertaining: trolley.answer.order?.containsEntertainingLines ?? false,
  };
  return (
    <AmendBarView
      message={amendMessage(order, now)}
      onDiscard={() => openDialog({ kind: 'cancel-changes' })}
    />
  );
}
