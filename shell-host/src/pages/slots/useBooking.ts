import { emitEvent } from '@grocer/shared-contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isSignedOut, ShopError } from '../../shop/ShopError.ts';
import type { Slot } from '../../shop/slot.ts';
import { usePath } from '../../usePath.ts';
import { useShell } from '../../useShell.ts';
import { bookedSlotId } from './bookedSlotId.ts';

interface Booking {
  /** Start of the slot that is being booked. */
  booking: string | undefined;
  problem: string | undefined;
  book(slot: Slot): Promise<void>;
}

/** Books a slot and emits events for the slot and the trolley, whose total contains the delivery charge. */
export function useBooking(): Booking {
  const { shop, trolley, routes } = useShell();
  const navigate = useNavigate();
  const path = usePath();
  const [booking, setBooking] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function book(slot: Slot): Promise<void> {
    setBooking(slot.startDateTime);
    setProblem(undefined);
    emitEvent('started_trolley_update');
    try {
      await shop.bookSlot(slot);
      emitEvent('slot_changed');
      await trolley.load();
      // The pressed button is gone: the focus goes to the booked slot and its links.
      document.getElementById(bookedSlotId)?.focus();
    } catch (error) {
      if (isSignedOut(error)) await navigate(routes.login(path));
      setProblem(problemOf(error));
    } finally {
      emitEvent('finished_trolley_update');
      setBooking(undefined);
    }
  }

  return { booking, problem, book };
}

const problemOf = (error: unknown): string =>
  error instanceof ShopError && error.code === 'SLOT_UNAVAILABLE'
    ? 'This slot has just gone. Please choose another one.'
    : 'The slot could not be booked. Please try again.';
