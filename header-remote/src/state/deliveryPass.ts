import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { atom } from 'jotai';

const baseAtom = atom<DeliveryPassStatus>('UNKNOWN');

/** UNKNOWN until the shopper has signed in and the service has answered (specification §4). */
export const deliveryPassAtom = atom((get) => get(baseAtom));

export const setDeliveryPassAtom = atom(null, (_get, set, status: DeliveryPassStatus) =>
  set(baseAtom, status),
);
