import { useAtomValue, useSetAtom } from 'jotai';
import { browserLocation } from '../../../platform/location/location.ts';
import type { DialogProps } from '../../../state/page/dialog.ts';
import {
  goToAtom,
  idPrefixAtom,
  optionsAtom,
  pathAtom,
  reloadPageAtom,
  routesAtom,
} from '../../../state/page/page.ts';
import { looksSignedInAtom } from '../../../state/session/session.ts';
import { slotAtom } from '../../../state/slot/slot.ts';
import { closeInstantCheckoutAtom, isPlacingAtom, keepSavedSlotAtom } from '../instantCheckoutAtoms.ts';
import { OrderErrorView } from './OrderErrorView.tsx';
import { type OrderErrorAction, parseOrderErrorCode } from './orderErrors.ts';

/** The dialog that says why an order was not placed and what the shopper can do (behaviour/order-errors#form). */
export function OrderError({ code, attempt, savedSlot }: DialogProps['order-error']) {
  const routes = useAtomValue(routesAtom);
  const actions = useActions();
  const login = routes.login(useAtomValue(pathAtom));
  return (
    <OrderErrorView
      code={code}
      error={parseOrderErrorCode(code)}
      idPrefix={useAtomValue(idPrefixAtom)}
      // A new dialog for each failure, also for the same code again (behaviour/order-errors#announced).
      key={attempt}
      linkOf={routes.contentLink}
      onAction={(action) => actions[action]()}
      onClosed={useSetAtom(closeInstantCheckoutAtom)}
      phone={useAtomValue(optionsAtom).config.links.phone}
      placing={useAtomValue(isPlacingAtom)}
      savedSlot={savedSlot}
      signIn={useAtomValue(looksSignedInAtom) ? null : login}
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
    'open-tab': () => browserLocation.openTab(browserLocation.path()),
    reload: useSetAtom(reloadPageAtom),
  };
}
