import { useAtomValue, useSetAtom } from 'jotai';
import type { DialogProps } from '../../state/page/dialog.ts';
import { goToAtom, idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { Modal } from '../../ui/modal/Modal.tsx';
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

type Props = {
  idPrefix: string;
  placing: boolean;
  onInstant: () => void;
  onStandard: () => void;
  onClosed: () => void;
};

export const InstantCheckoutView = ({ idPrefix, placing, onInstant, onStandard, onClosed }: Props) => (
  <Modal
    buttons={[
      {
        text: 'Instant checkout',
        value: 'instant',
        theme: 'primary',
        waiting: placing,
        closeOnClick: false,
        onPress: onInstant,
      },
      {
        text: 'Standard checkout',
        value: 'standard',
        theme: 'secondary',
        disabled: placing,
        onPress: onStandard,
      },
    ]}
    closable={!placing}
    id="instant-checkout"
    idPrefix={idPrefix}
    kind="dialog"
    onClosed={onClosed}
    title="Check out the way you want"
  >
    Use instant checkout to confirm your changes with your saved payment card, or go to standard checkout to
    review your order.
  </Modal>
);
