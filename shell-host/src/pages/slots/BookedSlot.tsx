import { Link } from 'react-router';
import button from '../../components/button.module.css';
import { serviceNames } from '../../components/orders/serviceNames.ts';
import type { OrderSlot } from '../../shop/order.ts';
import { formatDate, formatRange } from '../../time/slotTime.ts';
import { useShell } from '../../useShell.ts';
import styles from './BookedSlot.module.css';
import { bookedSlotId } from './bookedSlotId.ts';
import { CancelSlot } from './CancelSlot.tsx';

/** The slot of the order, with links to go on and a button to cancel it. */
export function BookedSlot({ slot }: { slot: OrderSlot }) {
  const { routes } = useShell();
  return (
    <div className={styles.booked} id={bookedSlotId} tabIndex={-1}>
      <p role="status">
        Your slot: <strong>{formatDate(slot.startDateTime)}</strong>,{' '}
        <strong>{formatRange(slot.startDateTime, slot.endDateTime)}</strong>, {serviceNames[slot.service]}
      </p>
      <p className={styles.next}>
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
