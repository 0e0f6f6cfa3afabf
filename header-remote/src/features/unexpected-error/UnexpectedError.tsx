import { useAtomValue, useSetAtom } from 'jotai';
import { closeDialogAtom } from '../../state/page/dialog.ts';
import { idPrefixAtom, reloadPageAtom } from '../../state/page/page.ts';
import { Modal } from '../../ui/modal/Modal.tsx';

/**
 * The generic error dialog, for failures without a message of their own (behaviour/errors#unexpected-text,
 * #unexpected-dialog).
 */
export function UnexpectedError() {
  return (
    <UnexpectedErrorView
      idPrefix={useAtomValue(idPrefixAtom)}
      onClosed={useSetAtom(closeDialogAtom)}
      onReload={useSetAtom(reloadPageAtom)}
    />
  );
}

type Props = { idPrefix: string; onReload: () => void; onClosed: () => void };

/** The dialog cannot be dismissed; its button reloads the page. */
export const UnexpectedErrorView = ({ idPrefix, onReload, onClosed }: Props) => (
  <Modal
    buttons={[{ text: 'OK', value: 'ok', theme: 'primary', closeOnClick: false, onPress: onReload }]}
    closable={false}
    hasCross={false}
    id="unexpected-error"
    idPrefix={idPrefix}
    kind="alertdialog"
    onClosed={onClosed}
    severity="error"
    title="Sorry, we're experiencing an unexpected error."
  >
    These problems are normally temporary. Please refresh the page, restart your browser or try again a little
    later.
  </Modal>
);
