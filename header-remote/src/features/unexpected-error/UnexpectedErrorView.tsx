import { Modal } from '../../ui/modal/Modal.tsx';

type Props = {
  idPrefix: string;
  onReload: () => void;
  onClosed: () => void;
};

/** The dialog cannot be closed; its button reloads the page. */
export const UnexpectedErrorView = ({ idPrefix, onReload, onClosed }: Props) => (
  <Modal
    buttons={[{ text: 'OK', value: 'ok', theme: 'primary', closeOnClick: false, onPress: onReload }]}
    closable={false}
    hasCross={false}
    icon="error"
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
