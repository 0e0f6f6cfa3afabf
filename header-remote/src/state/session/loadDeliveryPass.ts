import { atom } from 'jotai';
import { latestOnly, superseded } from '../../platform/latestOnly.ts';
import { servicesAtom } from '../services.ts';
import { setDeliveryPassAtom } from './deliveryPass.ts';
import { sessionAtom } from './session.ts';
import { rememberShopper } from './shopper.ts';

const latestAtom = atom(() => latestOnly());

/** Loads the delivery pass of a signed-in customer; signed out it is UNKNOWN. */
export const loadDeliveryPassAtom = atom(null, async (get, set) => {
  const { fetchPassStatus } = get(servicesAtom);
  const session = get(sessionAtom);
  const isSameShopper = rememberShopper(get);
  const status = await get(latestAtom)(async () =>
    session.kind === 'signed-in' ? await fetchPassStatus(session.customerId) : 'UNKNOWN',
  );
  if (status !== superseded && isSameShopper()) set(setDeliveryPassAtom, status);
});
