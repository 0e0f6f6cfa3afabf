import type { SlotType } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { slotIsFixedAtom } from '../../state/amending.ts';
import { routesAtom } from '../../state/page.ts';
import { type Slot, slotAtom } from '../../state/slot.ts';
import { trackSlotAtom } from '../../state/trackSlot.ts';
import { trolleyAtom } from '../../state/trolley.ts';
import { formatDate } from '../../ui/date-time/formatDate.ts';
import { formatRange } from '../../ui/date-time/formatRange.ts';
import { SlotPanelView } from './SlotPanelView.tsx';

type Props = {
  /** The shopper goes to another page. */
  onLeave: () => void;
};

/** What is booked: which service, when and where (clarification 46). */
export function SlotPanel({ onLeave }: Props) {
  const slot = useAtomValue(slotAtom);
  const trolley = useAtomValue(trolleyAtom);
  const isFixed = useAtomValue(slotIsFixedAtom);
  const [wasFixed] = useState(isFixed);
  const slotPage = useAtomValue(routesAtom).slotPage;
  const track = useSetAtom(trackSlotAtom);
  if (slot.kind !== 'booked') return null;

  const { slotType } = slot.reservation;
  const containsEntertaining = trolley.kind === 'ready' && trolley.answer.order?.containsEntertainingLines;
  const change = () => {
    track('slot_change_click');
    onLeave();
  };
  return (
    <SlotPanelView
      change={isFixed ? null : { href: slotPage(slotType), onClick: change }}
      date={formatDate(slot.times?.start ?? null)}
      isNews={!wasFixed}
      place={placeOf(slot)}
      service={serviceOf(slotType, containsEntertaining === true)}
      time={slot.times && formatRange(slot.times.start, slot.times.end)}
    />
  );
}

function serviceOf(slotType: SlotType, containsEntertaining: boolean): string | null {
  switch (slotType) {
    case 'DELIVERY':
    case 'DELIVERY_SERVICE':
      return 'Delivery';
    case 'GROCERY_COLLECTION':
      return containsEntertaining ? 'Groceries and entertaining collection' : 'Groceries collection';
    case 'ENTERTAINING_COLLECTION':
      return 'Entertaining collection';
    case 'UNDEFINED':
      return null;
  }
}

/** The door it is brought to, or the branch where it is collected. */
function placeOf({ reservation: { slotType }, address, branch }: Slot): string[] {
  const contact = branch?.contactDetails;
  const atBranch = [branch?.name, contact?.address1, contact?.city, contact?.postcode];
  const atDoor = [
    address?.name,
    address?.line1,
    address?.line2,
    address?.town,
    address?.region,
    address?.postalCode,
  ];
  const isCollected = slotType === 'GROCERY_COLLECTION' || slotType === 'ENTERTAINING_COLLECTION';
  return (isCollected ? atBranch : atDoor).filter((line): line is string => Boolean(line));
}
