import { Link } from 'react-router';
import type { OrderDetails } from '../../shop/order.ts';
import { formatDate, formatRange } from '../../time/slotTime.ts';
import { useShell } from '../../useShell.ts';
import styles from './SlotCard.module.css';
import { serviceNames } from './serviceNames.ts';

interface Props {
  order: Pick<OrderDetails, 'slot' | 'slotChangeable'>;
}

/** The slot of the order in the trolley, with a link to book or change it. */
export function SlotCard({ order: { slot, slotChangeable } }: Props) {
  const { routes } = useShell();
  if (!slot) {
    return (
      <div className={styles.card}>
        <p>No slot is booked yet.</p>
        <Link to={routes.serviceSelection()}>Book a slot</Link>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <p>{serviceNames[slot.service]}</p>
      <p className={styles.when}>
        {formatDate(slot.startDateTime)}
        <br />
        {formatRange(slot.startDateTime, slot.endDateTime)}
      </p>
      {slotChangeable && <Link to={routes.bookSlot(slot.service)}>Change slot</Link>}
    </div>
  );
}
