import { lastEvent, onEvent } from '@grocer/shared-contracts';
import { useEffect, useState } from 'react';

/**
 * The shopper's customer id, `null` for a guest, as the header tells it; `undefined` until it does. Without a header
 * the cookie that it left behind is the best there is.
 */
export function useCustomerId(): string | null | undefined {
  const [customerId, setCustomerId] = useState<string | null | undefined>(
    () => lastEvent('session')?.customerId,
  );
  useEffect(() => {
    const waited = setTimeout(
      () => setCustomerId((known) => (known === undefined ? customerIdCookie() : known)),
      2000,
    );
    const leave = onEvent('session', (session) => setCustomerId(session.customerId));
    return () => {
      clearTimeout(waited);
      leave();
    };
  }, []);
  return customerId;
}

const customerIdCookie = (): string | null => /(?:^|; )customerId=([^;]*)/.exec(document.cookie)?.[1] || null;
