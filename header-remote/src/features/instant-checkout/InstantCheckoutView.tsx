import { Modal } from '../../ui/modal/Modal.tsx';

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
