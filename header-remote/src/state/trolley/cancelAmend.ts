import { atom } from 'jotai';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { emitEventAtom } from '../page/outbox.ts';
import { servicesAtom } from '../services.ts';
import { createShopperAtom, rememberShopper } from '../session/shopper.ts';
import { orderIdAtom } from '../session/shoppingContext.ts';
import { beginActionAtom } from '../shopperActions.ts';

/** Whether the request that discards the changes is running. */
export const cancellingAmendAtom = createShopperAtom(false);

/**
 * Discards the changes to the order. Resolves to whether that succeeded. Logs failures (behaviour/amending).
 */
export const cancelAmendAtom = atom(null, async (get, set): Promise<boolean> => {
  const { cancelAmend, logger } = get(servicesAtom);
  const customerOrderId = get(orderIdAtom);
  const isSameShopper = rememberShopper(get);
  if (get(cancellingAmendAtom)) return false;
  set(cancellingAmendAtom, true);
  const finishAction = set(beginActionAtom);
  try {
    if (customerOrderId === null) throw new Error('there is no order id');
    const result = await cancelAmend(customerOrderId);
    if (!isSameShopper()) return false;
    if (!result.ok) throw new Error(result.error.failures.map(({ message }) => message).join('; '));
    set(emitEventAtom, { name: 'amend_cancelled', detail: { customerOrderId } });
    return true;
  } catch (error) {
    logger.failure(`Failed to cancel the changes to the order: ${errorMessage(error)}`, error);
    return false;
  } finally {
    finishAction();
    if (isSameShopper()) set(cancellingAmendAtom, false);
  }
});
