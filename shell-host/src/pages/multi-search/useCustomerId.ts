import { lastEvent, onEvent } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';
import { readCookie } from '../../readCookie.ts';

/** How long the page waits for the header's `session` event. Milliseconds. */
const headerTimeoutMs = 2000;

/**
 * The shopper's customer id, `null` for a guest, `undefined` while it is not known. It is that of the header's `session`
 * event; before the event, or without a header, that of the cookies from the last visit.
 */
export function useCustomerId(): string | null | undefined {
  const [customerId, setCustomerId] = useState(() => lastEvent('session')?.customerId ?? readFromCookies());
  useEffect(() => {
    const timer = setTimeout(() => setCustomerId((known) => known ?? null), headerTimeoutMs);
    const unsubscribe = onEvent('session', (session) => setCustomerId(session.customerId));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return customerId;
}

/** `undefined` with a session and no cookie yet, after the first sign-in: then only the header knows the id. */
const readFromCookies = (): string | null | undefined =>
  readCookie('X-Has-Token-Session') === 'true' ? readCookie('customerId') : null;
