import { emitEvent, lastEvent, onEvent, type ServiceChoice, serviceChoices } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AsyncContent, Notice, PendingContent, useAsync } from '../components/AsyncContent.tsx';
import button from '../components/button.module.css';
import { LinkCards } from '../components/LinkCards.tsx';
import layout from '../components/layout.module.css';
import { serviceNames } from '../components/OrderParts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { useAction } from '../components/useAction.ts';
import { formatPrice } from '../shop/amounts.ts';
import { isSignedOut, ShopError } from '../shop/createCall.ts';
import { formatDate, formatDay, formatRange, formatSlot } from '../shop/times.ts';
import type { OrderSlot, Slot } from '../shop/types.ts';
import { useTrolley } from '../trolley/useTrolley.ts';
import { usePath } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import styles from './SlotPages.module.css';
import { firstDay, hasAvailableSlot, type SlotDay, slotsByDay } from './slotsByDay.ts';

const descriptions: Record<ServiceChoice, string> = {
  delivery: 'Groceries to your door, at an hour that suits you.',
  'collection/groceries': 'Your weekly shop, packed and waiting at your store.',
  'collection/entertaining': 'Party food and cakes made to order, collected from your store.',
  'collection/groceriesandentertaining': 'Both in one go: groceries and party food from your store.',
};

/** The four service choices, as links to their slots. */
export function ServiceSelectionPage() {
  const { routes } = useShell();
  const links = serviceChoices.map((choice) => ({
    name: serviceNames[choice],
    about: descriptions[choice],
    to: routes.bookSlot(choice),
  }));
  return (
    <>
      <PageHeading title="How would you like to shop?" />
      <LinkCards links={links} />
    </>
  );
}

/** The slots of a service over the next two weeks. */
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

/** Shows the slots once the trolley has loaded, because its booked slot is shown first. */
function Slots({ slots }: { slots: Slot[] }) {
  const { order, kind } = useTrolley();
  const { busyWith, problem, start } = useBooking();
  const [chosenDay, setChosenDay] = useState<string>();
  const days = slotsByDay(slots);
  const booked = order?.slot?.service === slots[0]?.service ? order?.slot?.startDateTime : undefined;
  const day = chosenDay ?? firstDay(days, booked);

  if (kind === 'pending') return <PendingContent />;
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
        booking={busyWith}
        onBook={start}
      />
    </>
  );
}

/** The order's slot, with links to continue and a button to cancel it. */
function BookedSlot({ slot }: { slot: OrderSlot }) {
  const { routes } = useShell();
  return (
    <div className={`${layout.spread} ${styles.booked}`} id={bookedSlotId} tabIndex={-1}>
      <p role="status">
        Your slot: <strong>{formatDate(slot.startDateTime)}</strong>,{' '}
        <strong>{formatRange(slot.startDateTime, slot.endDateTime)}</strong>, {serviceNames[slot.service]}
      </p>
      <p className={button.row}>
        <Link className={button.secondary} to={routes.groceriesHome()}>
          Continue shopping
        </Link>
        <Link className={button.secondary} to={routes.trolley()}>
          Go to trolley
        </Link>
        <CancelSlot />
      </p>
    </div>
  );
}

/**
 * Cancels the slot through the header, which then emits a new `slot` event. Until the header has sent the
 * reservation's id, the button is invisible, but its space is reserved.
 */
function CancelSlot() {
  const reservationId = useReservationId();
  return (
    <button
      type="button"
      className={`${button.quiet} ${reservationId ? '' : styles.unknown}`}
      onClick={() => {
        if (!reservationId) return;
        document.getElementById('main-content')?.focus({ preventScroll: true });
        emitEvent('cancel_slot', { reservationId });
      }}
    >
      Cancel slot
    </button>
  );
}

/** The reservation's id from the header's last `slot` event; `null` without a slot or a header. */
function useReservationId(): string | null {
  const [slot, setSlot] = useState(() => lastEvent('slot'));
  useEffect(() => onEvent('slot', setSlot), []);
  return slot?.booked ? slot.reservationId : null;
}

interface DayPickerProps {
  days: SlotDay[];
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const DayPicker = ({ days, chosen, onChoose }: DayPickerProps) => (
  <fieldset className={styles.days}>
    <legend>Day</legend>
    <div className={styles.strip}>
      {days.map((day) => (
        <label key={day.day} data-room={hasAvailableSlot(day)}>
          <input
            type="radio"
            name="slot-day"
            value={day.day}
            checked={day.day === chosen}
            onChange={() => onChoose(day.day)}
          />
          <Day day={day} {...formatDay(day.day)} />
        </label>
      ))}
    </div>
  </fieldset>
);

const Day = ({ day, weekday, date }: { day: SlotDay; weekday: string; date: string }) => (
  <span>
    {weekday} <strong>{date}</strong>
    {!hasAvailableSlot(day) && <small>Fully booked</small>}
  </span>
);

interface SlotListProps {
  slots: Slot[];
  /** Start of the order's slot. */
  booked: string | undefined;
  /** The slot that is being booked. */
  booking: Slot | undefined;
  onBook: (slot: Slot) => void;
}

/** The slots of a day, with their prices. */
const SlotList = ({ slots, booked, booking, onBook }: SlotListProps) => (
  <ul className={styles.slots} aria-label="Slots" aria-busy={booking !== undefined}>
    {slots.map((slot) => {
      const otherwise = slot.available ? 'open' : 'unavailable';
      const state = slot.startDateTime === booked ? 'booked' : otherwise;
      return (
        <li key={slot.startDateTime} data-state={state}>
          <span className={styles.time}>{formatRange(slot.startDateTime, slot.endDateTime)}</span>
          <span>{slot.charge.amount > 0 ? formatPrice(slot.charge) : 'Free'}</span>
          {state === 'open' ? (
            <button
              type="button"
              className={button.secondary}
              aria-label={`Book ${formatSlot(slot)}`}
              disabled={booking !== undefined}
              onClick={() => onBook(slot)}
            >
              {booking === slot ? 'Booking…' : 'Book'}
            </button>
          ) : (
            <span className={styles.state}>{state === 'booked' ? 'Your slot' : 'Unavailable'}</span>
          )}
        </li>
      );
    })}
  </ul>
);

/** Id of the element that shows the booked slot and is focused after booking. */
const bookedSlotId = 'booked-slot';

/** Books a slot. Emits events for the slot, and for the trolley, whose total includes the delivery charge. */
function useBooking() {
  const { shop, trolley, routes } = useShell();
  const navigate = useNavigate();
  const path = usePath();
  return useAction(async (slot: Slot) => {
    emitEvent('started_trolley_update');
    try {
      await shop.bookSlot(slot);
      emitEvent('slot_changed');
      await trolley.load();
      // The pressed button is removed, so focus moves to the booked slot with its links.
      document.getElementById(bookedSlotId)?.focus();
    } catch (error) {
      if (isSignedOut(error)) await navigate(routes.login(path));
      throw error;
    } finally {
      emitEvent('finished_trolley_update');
    }
  }, problemOf);
}

const problemOf = (error: unknown): string =>
  error instanceof ShopError && error.code === 'SLOT_UNAVAILABLE'
    ? 'This slot has just gone. Please choose another one.'
    : 'The slot could not be booked. Please try again.';
