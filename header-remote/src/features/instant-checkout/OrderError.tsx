import { useAtomValue, useSetAtom } from 'jotai';
import type { Dialogs } from '../../state/dialog.ts';
import { goToAtom, idPrefixAtom, optionsAtom, reloadPageAtom, routesAtom } from '../../state/page.ts';
import { slotAtom } from '../../state/slot.ts';
import { keepSavedSlotAtom, leaveInstantCheckoutAtom, placingAtom } from './instantCheckoutAtoms.ts';
import { OrderErrorView } from './OrderErrorView.tsx';
import { type OrderErrorAction, orderErrorOf } from './orderErrors.ts';

/** Why an order was not placed, and the ways on (clarifications C11). */
export function OrderError({ code, attempt, savedSlot }: Dialogs['order-error']) {
  const routes = useAtomValue(routesAtom);
  const actions = useActions();
  return (
    <OrderErrorView
      code={code}
      error={orderErrorOf(code)}
      idPrefix={useAtomValue(idPrefixAtom)}
      // Each failure is news, also when it is the same one again.
      key={attempt}
      linkOf={routes.contentLink}
      onAction={(action) => actions[action]()}
      onClosed={useSetAtom(leaveInstantCheckoutAtom)}
      phone={useAtomValue(optionsAtom).config.links.phone}
      placing={useAtomValue(placingAtom)}
      savedSlot={savedSlot}
    />
  );
}

function useActions(): Record<OrderErrorAction, () => void> {
  const routes = useAtomValue(routesAtom);
  const slot = useAtomValue(slotAtom);
  const keepSavedSlot = useSetAtom(keepSavedSlotAtom);
  const goTo = useSetAtom(goToAtom);
  return {
    stay: () => {},
    'service-selection': () => goTo(routes.serviceSelection()),
    'slot-page': () => goTo(routes.slotPage(slot.kind === 'booked' ? slot.reservation.slotType : null)),
    trolley: () => goTo(routes.trolley()),
    'promo-codes': () => goTo(routes.checkout('checkoutPromoCodes')),
    checkout: () => goTo(routes.checkout()),
    'my-details': () => goTo(routes.myDetails()),
    'keep-saved-slot': () => void keepSavedSlot(),
    reload: useSetAtom(reloadPageAtom),
  };
}
