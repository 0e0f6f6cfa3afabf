import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { closeDialogAtom, openDialogAtom } from '../../state/page/dialog.ts';
import { idPrefixAtom, reloadPageAtom } from '../../state/page/page.ts';
import { rememberShopper } from '../../state/session/shopper.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { cancelAmendAtom, cancellingAmendAtom } from '../../state/trolley/cancelAmend.ts';
import { Modal } from '../../ui/modal/Modal.tsx';

/** Asks the shopper to confirm before the changes to a placed order are discarded (behaviour/amending#question). */
export function CancelChanges() {
  const slot = useAtomValue(slotAtom);
  const cancelAmend = useSetAtom(cancelAmendAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const reload = useSetAtom(reloadPageAtom);
  const isCollected = slot.kind === 'booked' && slot.reservation.slotType.endsWith('_COLLECTION');
  const { get } = useStore();
  const confirm = async () => {
    const isSameShopper = rememberShopper(get);
    if (await cancelAmend()) reload();
    else if (isSameShopper()) openDialog({ kind: 'unexpected-error' });
  };
  return (
    <CancelChangesView
      cancelling={useAtomValue(cancellingAmendAtom)}
      collected={isCollected}
      idPrefix={useAtomValue(idPrefixAtom)}
      onClosed={useSetAtom(closeDialogAtom)}
      onConfirm={() => void confirm()}
    />
  );
}

type Props = {
  idPrefix: string;
  /** True for an order that is collected, false for one that is delivered. */
  collected: boolean;
  /** Whether the cancellation request is in flight. */
  cancelling: boolean;
  onConfirm: () => void;
  onClosed: () => void;
};

export const CancelChangesView = ({ idPrefix, collected, cancelling, onConfirm, onClosed }: Props) => (
  <Modal
    buttons={[
      { text: 'Keep amending', value: 'keep', theme: 'primary', disabled: cancelling },
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
