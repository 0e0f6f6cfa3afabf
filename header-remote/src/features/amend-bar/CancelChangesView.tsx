import { Modal } from '../../ui/modal/Modal.tsx';

type Props = {
  idPrefix: string;
  /** True for an order that is collected, false for one that is delivered. */
  collected: boolean;
  /** The cancellation request is in flight. */
  cancelling: boolean;
  onConfirm: () => void;
  onClosed: () => void;
};

export const CancelChangesView = ({ idPrefix, collected, cancelling, onConfirm, onClosed }: Props) => (
  <Modal
    buttons={[
      { text: 'Keep amending', value: 'keep', theme: 'primary', disabled: cancelling, initialFocus: true },
      {
        text: 'Cancel changes',
        value: 'cancel',
        theme: 'secondary',
        waiting: cancelling,
        closeOnClick: false,
        onPress: onConfirm,
      },
    ]}
    closable={!cancelling}
    hasCross={false}
    id="cancel-changes"
    idPrefix={idPrefix}
    kind="alertdialog"
    onClosed={onClosed}
    title="Cancel your changes?"
  >
    {`Any changes you have made to your order will be lost. Your original order will still be ${collected ? 'ready to collect' : 'delivered'}.`}
  </Modal>
);
