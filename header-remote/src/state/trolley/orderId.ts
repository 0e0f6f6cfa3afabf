import { atom } from 'jotai';
import { shoppingContextAtom } from '../session/shoppingContext.ts';
import { trolleyAtom } from './trolley.ts';

/**
 * The id of the shopper's order: the trolley's, else the shopping context's. Null only if both are missing: then there
 * is no order (behaviour/checkout#which-order).
 */
export const orderIdAtom = atom((get): string | null => {
  const state = get(trolleyAtom);
  const trolley = state.kind === 'ready' ? state.answer.trolley : null;
  return trolley?.orderId ?? get(shoppingContextAtom).customerOrderId;
});
