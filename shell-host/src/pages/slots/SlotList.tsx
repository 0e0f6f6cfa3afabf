import { formatPrice } from '../../amount/formatPrice.ts';
import button from '../../components/button.module.css';
import type { Slot } from '../../shop/slot.ts';
import { formatDate, formatRange } from '../../time/slotTime.ts';
import styles from './SlotList.module.css';

interface Props {
  slots: Slot[];
  /** Start of the slot that the order has. */
  booked: string | undefined;
  /** Start of the slot that is being booked. */
  booking: string | undefined;
  onBook: (slot: Slot) => void;
}

/** The slots of a day, each with its price. */
export const SlotList = ({ slots, booked, booking, onBook }: Props) => (
  <ul className={styles.slots} aria-label="Slots" aria-busy={booking !== undefined}>
    {slots.map((slot) => (
      <li key={slot.startDateTime} data-state={stateOf(slot, booked)}>
        <span className={styles.time}>{formatRange(slot.startDateTime, slot.endDateTime)}</span>
        <span>{slot.charge.amount > 0 ? formatPrice(slot.charge) : 'Free'}</span>
        {stateOf(slot, booked) === 'open' ? (
          <button
            type="button"
            className={button.secondary}
            aria-label={`Book ${formatDate(slot.startDateTime)}, ${formatRange(slot.startDateTime, slot.endDateTime)}`}
            disabled={booking !== undefined}
            onClick={() => onBook(slot)}
          >
            {booking === slot.startDateTime ? 'Booking…' : 'Book'}
          </button>
        ) : (
          <span className={styles.state}>
            {stateOf(slot, booked) === 'booked' ? 'Your slot' : 'Unavailable'}
          </span>
        )}
      </li>
    ))}
  </ul>
);

function stateOf(slot: Slot, booked: string | undefined): 'booked' | 'open' | 'unavailable' {
  if (slot.startDateTime === booked) return 'booked';
  return slot.available ? 'open' : 'unavailable';
}
