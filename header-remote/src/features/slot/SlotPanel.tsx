import type { SlotType } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { trackSlotAtom } from '../../state/analytics/events.ts';
import { routesAtom } from '../../state/page/page.ts';
import { type Slot, slotAtom } from '../../state/slot/slot.ts';
import { slotIsFixedAtom } from '../../state/trolley/amending.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import { SlotPanelView } from './SlotPanelView.tsx';

type Props = {
  /** The shopper follows a link to another page. */
  onLeave: () => void;
};

/** Details of the booked slot: service, time and place (behaviour/slot#service, #place). */
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
      appearedWhileOpen={!wasFixed}
      change={isFixed ? null : { href: slotPage(slotType), onClick: change }}
      date={slot.times && `${slot.times.weekday} ${slot.times.date}`}
      destination={destinationOf(slot)}
      service={serviceOf(slotType, containsEntertaining === true)}
      time={slot.times?.time ?? null}
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

/** Lines of the delivery address, or of the branch for a collection. */
function destinationOf({ reservation: { slotType }, address, branch }: Slot): string[] {
  const contact = branch?.contactDetails;
  const atBranch = [branch?.name, contact?.address1, contact?.city, contact?.postcode];
  const deliveryDestination = [
    address?.name,
    address?.line1,
    address?.line2,
    address?.town,
    address?.region,
    address?.postalCode,
  ];
  const isCollected = slotType === 'GROCERY_COLLECTION' || slotType === 'ENTERTAINING_COLLECTION';
  return (isCollected ? atBranch : deliveryDestination).filter((line): line is string => Boolean(line));
}
