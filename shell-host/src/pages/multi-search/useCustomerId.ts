import { lastEvent, onEvent } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import { readCookie } from '../../readCookie.ts';

/** So long the header may take before the page goes on with what it knows itself. Milliseconds. */
const patience = 2000;

/**
 * The shopper's customer id, `null` for a guest, `undefined` while it is not known: as the header tells it, and before
 * that, or without a header, as its cookies of last time have it.
 */
export function useCustomerId(): string | null | undefined {
  const [customerId, setCustomerId] = useState(() => lastEvent('session')?.customerId ?? fromCookies());
  useEffect(() => {
    const waited = setTimeout(() => setCustomerId((known) => known ?? null), patience);
    const leave = onEvent('session', (session) => setCustomerId(session.customerId));
    return () => {
      clearTimeout(waited);
      leave();
    };
  }, []);
  return customerId;
}

/** With a session, but signed in for the first time, only the header can tell. */
const fromCookies = (): string | null | undefined =>
  readCookie('X-Has-Token-Session') === 'true' ? readCookie('customerId') : null;
