import type { DeliveryPassStatus } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { createShopperAtom } from './shopper.ts';

const baseAtom = createShopperAtom<DeliveryPassStatus>('UNKNOWN');

/** UNKNOWN until the shopper is signed in and the service has answered. */
export const deliveryPassAtom = atom((get) => get(baseAtom));

export const setDeliveryPassAtom = atom(null, (_get, set, status: DeliveryPassStatus) =>
  set(baseAtom, status),
);
