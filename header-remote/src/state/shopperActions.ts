import { createResourceAtoms } from './session/shopper.ts';

/**
 * Whether the shopper waits for an order to be placed, or for changes or a slot to be cancelled. If the session ends
 * meanwhile, a dialog says so.
 */
export const { busyAtom: isActionRunningAtom, beginAtom: beginActionAtom } = createResourceAtoms<null>(null);
