import { emitEvent, lastEvent, onEvent } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import button from '../../components/button.module.css';
import styles from './BookedSlot.module.css';

/**
 * Cancels the slot through the header, which then emits a new `slot` event. Invisible until the header has named the
 * reservation, so that nothing moves then.
 */
export function CancelSlot() {
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

/** The id of the reservation in the header's last `slot` event; `null` without a slot or without a header. */
function useReservationId(): string | null {
  const [slot, setSlot] = useState(() => lastEvent('slot'));
  useEffect(() => onEvent('slot', setSlot), []);
  return slot?.booked ? slot.reservationId : null;
}
