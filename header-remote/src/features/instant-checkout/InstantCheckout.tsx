import { useAtomValue, useSetAtom } from 'jotai';
import type { DialogProps } from '../../state/page/dialog.ts';
import { goToAtom, idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { InstantCheckoutView } from './InstantCheckoutView.tsx';
import { closeInstantCheckoutAtom, isPlacingAtom, placeOrderAtom } from './instantCheckoutAtoms.ts';

/** The dialog to choose between instant and standard checkout (behaviour/checkout#choice-dialog). */
export function InstantCheckout({ standard }: DialogProps['instant-checkout']) {
  const routes = useAtomValue(routesAtom);
  const placeOrder = useSetAtom(placeOrderAtom);
  const goTo = useSetAtom(goToAtom);
  return (
    <InstantCheckoutView
      idPrefix={useAtomValue(idPrefixAtom)}
      onClosed={useSetAtom(closeInstantCheckoutAtom)}
      onInstant={() => void placeOrder()}
      onStandard={() => goTo(standard === 'checkout' ? routes.checkout() : routes.beforeYouGo())}
      placing={useAtomValue(isPlacingAtom)}
    />
  );
}
