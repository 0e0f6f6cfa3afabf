import { emitEvent, lastEvent, onEvent } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import button from '../../parts/button.module.css';

/** Gives the slot back. The header does it (clarification 47) and tells of it with a new slot. */
export function CancelSlot() {
  const reservationId = useReservationId();
  if (!reservationId) return null;
  return (
    <button
      type="button"
      className={button.quiet}
      onClick={() => {
        document.getElementById('main-content')?.focus({ preventScroll: true });
        emitEvent('cancel_slot', { reservationId });
      }}
    >
      Cancel slot
    </button>
  );
}

/** The reservation as the header knows it; without a header, none. */
function useReservationId(): string | null {
  const [slot, setSlot] = useState(() => lastEvent('slot'));
  useEffect(() => onEvent('slot', setSlot), []);
  return slot?.booked ? slot.reservationId : null;
}
