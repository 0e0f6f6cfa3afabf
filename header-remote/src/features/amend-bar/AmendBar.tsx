import { useAtomValue, useSetAtom } from 'jotai';
import { readInstant } from '../../platform/clock/readInstant.ts';
import { openDialogAtom } from '../../state/dialog.ts';
import { slotAtom } from '../../state/slot.ts';
import { trolleyAtom } from '../../state/trolley.ts';
import { useMinute } from '../../ui/date-time/useMinute.ts';
import { AmendBarView } from './AmendBarView.tsx';
import { amendMessage } from './amendMessage.ts';

/** Says that a placed order is open for changes, until when, and how to give them up (clarification 101). */
export function AmendBar() {
  const slot = useAtomValue(slotAtom);
  const trolley = useAtomValue(trolleyAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const now = useMinute();
  if (slot.kind !== 'booked' || trolley.kind !== 'ready') return null;

  const { slotType, startDateTime, amendOrderCutoffDateTime } = slot.reservation;
  const order = {
    slotType,
    start: readInstant(startDateTime),
    cutoff: readInstant(amendOrderCutoffDateTime),
    containsEntertaining: trolley.answer.order?.containsEntertainingLines ?? false,
  };
  return (
    <AmendBarView
      message={amendMessage(order, now)}
      onDiscard={() => openDialog({ kind: 'cancel-changes' })}
    />
  );
}
