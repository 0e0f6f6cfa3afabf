import type { ServiceChoice } from '@grocer/shared-contracts';
import { useState } from 'react';
import { AsyncContent, PendingContent } from '../../components/AsyncContent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { serviceNames } from '../../components/orders/serviceNames.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAsync } from '../../components/useAsync.ts';
import type { OrderDetails } from '../../shop/order.ts';
import type { Slot } from '../../shop/slot.ts';
import { useTrolley } from '../../trolley/useTrolley.ts';
import { useShell } from '../../useShell.ts';
import { BookedSlot } from './BookedSlot.tsx';
import { DayPicker } from './DayPicker.tsx';
import { SlotList } from './SlotList.tsx';
import { firstDay, slotsByDay } from './slotsByDay.ts';
import { useBooking } from './useBooking.ts';

/** The slots of one service over the next two weeks. */
export function BookSlotPage({ service }: { service: ServiceChoice }) {
  const { shop, routes } = useShell();
  const answer = useAsync(service, () => shop.slots(service));
  const crumbs = [{ name: 'Ways to shop', to: routes.serviceSelection() }];
  return (
    <>
      <PageHeading title={`Book a slot: ${serviceNames[service]}`} crumbs={crumbs} />
      <AsyncContent answer={answer}>{(slots) => <Slots slots={slots} />}</AsyncContent>
    </>
  );
}

/** The trolley names the booked slot, which is shown above the others, so it is waited for. */
function Slots({ slots }: { slots: Slot[] }) {
  const { order, kind } = useTrolley();
  if (kind === 'pending') return <PendingContent />;
  return <SlotsOf order={order} slots={slots} />;
}

function SlotsOf({ order, slots }: { order: OrderDetails | undefined; slots: Slot[] }) {
  const { booking, problem, book } = useBooking();
  const days = slotsByDay(slots);
  const [chosenDay, setChosenDay] = useState<string>();
  const booked = order?.slot?.service === slots[0]?.service ? order?.slot?.startDateTime : undefined;
  const day = chosenDay ?? firstDay(days, booked);

  if (order?.slotChangeable === false) {
    return (
      <Notice>
        Your order contains items currently being prepared. We are unable to change the delivery/collection
        time or cancel the order.
      </Notice>
    );
  }
  return (
    <>
      {order?.slot && <BookedSlot slot={order.slot} />}
      {problem && <Notice>{problem}</Notice>}
      <DayPicker days={days} chosen={day} onChoose={setChosenDay} />
      <SlotList
        slots={days.find((candidate) => candidate.day === day)?.slots ?? []}
        booked={booked}
        booking={booking}
        onBook={book}
      />
    </>
  );
}
