import { atom } from 'jotai';
import { messageOf } from '../platform/logger/messageOf.ts';
import { tellPageAtom } from './outbox.ts';
import { servicesAtom } from './services.ts';
import { trolleyAtom } from './trolley.ts';

const busyAtom = atom(false);

/** While the shop is asked to give the order back as it was. */
export const cancellingAmendAtom = atom((get) => get(busyAtom));

/** Discards the changes to the amended order. Answers whether the shop has done it; what went wrong is logged. */
export const cancelAmendAtom = atom(null, async (get, set): Promise<boolean> => {
  const { cancelAmend, logger } = get(servicesAtom);
  const trolley = get(trolleyAtom);
  const customerOrderId = trolley.kind === 'ready' ? trolley.answer.trolley?.orderId : null;
  if (get(busyAtom)) return false;
  set(busyAtom, true);
  try {
    if (!customerOrderId) throw new Error('the trolley names no order');
    const result = await cancelAmend(customerOrderId);
    if (!result.ok) throw new Error(result.error.failures.map(({ message }) => message).join('; '));
    set(tellPageAtom, { name: 'amend_cancelled', detail: { customerOrderId } });
    return true;
  } catch (error) {
    logger.failure(`Failed to cancel the changes to the order: ${messageOf(error)}`, error);
    return false;
  } finally {
    set(busyAtom, false);
  }
});
