import { useAtomValue, useSetAtom } from 'jotai';
import type { Dialogs } from '../../state/dialog.ts';
import { goToAtom, idPrefixAtom, routesAtom } from '../../state/page.ts';
import { InstantCheckoutView } from './InstantCheckoutView.tsx';
import { leaveInstantCheckoutAtom, placeOrderAtom, placingAtom } from './instantCheckoutAtoms.ts';

/** The choice between instant and standard checkout (clarification 97). */
export function InstantCheckout({ standard }: Dialogs['instant-checkout']) {
  const routes = useAtomValue(routesAtom);
  const place = useSetAtom(placeOrderAtom);
  const goTo = useSetAtom(goToAtom);
  return (
    <InstantCheckoutView
      idPrefix={useAtomValue(idPrefixAtom)}
      onClosed={useSetAtom(leaveInstantCheckoutAtom)}
      onInstant={() => void place()}
      onStandard={() => goTo(standard === 'checkout' ? routes.checkout() : routes.beforeYouGo())}
      placing={useAtomValue(placingAtom)}
    />
  );
}
