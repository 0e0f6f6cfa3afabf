import { createResourceAtoms } from './session/shopper.ts';

/**
 * Busy while an order is being placed, or changes or a slot are being cancelled. If the session ends
 * meanwhile, a dialog says so.
 */
export const { busyAtom: isActionRunningAtom, beginAtom: beginActionAtom } = createResourceAtoms<null>(null);
