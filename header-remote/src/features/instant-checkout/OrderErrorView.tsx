import { tellDeveloper } from '../../platform/logger/tellDeveloper.ts';
import type { SlotWords } from '../../state/dialog.ts';
import { Message } from '../../ui/message/Message.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import type { ModalButton } from '../../ui/modal/ModalButtons.tsx';
import {
  type OrderErrorAction,
  type OrderErrorCode,
  type OrderErrorCopy,
  orderErrors,
} from './orderErrors.ts';

type Props = {
  /** As the shop gave it, for the reports. */
  code: string;
  error: OrderErrorCode;
  idPrefix: string;
  placing: boolean;
  savedSlot: SlotWords | null;
  phone: string;
  linkOf: (href: string) => string | null;
  onAction: (action: OrderErrorAction) => void;
  onClosed: () => void;
};

export const OrderErrorView = ({ code, error, placing, savedSlot, phone, ...props }: Props) => {
  const { title, body, buttons, bodyWithoutSlot }: OrderErrorCopy = orderErrors[error];
  const params = { ...savedSlot, phone, dial: phone.replace(/[^+\d]/g, '') };
  return (
    <Modal
      buttons={buttons.map(({ text, action }, index): ModalButton => {
        const isPlacing = placing && action === 'keep-saved-slot';
        return {
          text,
          value: action,
          theme: index === 0 ? 'primary' : 'secondary',
          waiting: isPlacing,
          disabled: placing && !isPlacing,
          closeOnClick: action !== 'keep-saved-slot' && action !== 'reload',
          onPress: () => props.onAction(action),
        };
      })}
      closable={!placing}
      errorCode={code}
      icon="error"
      id="order-error"
      idPrefix={props.idPrefix}
      kind="alertdialog"
      onClosed={props.onClosed}
      severity="error"
      title={title}
      width={buttons.some(({ text }) => text.length > 24) ? 'long-buttons' : 'standard'}
    >
      <Message
        linkOf={props.linkOf}
        onUnknownName={sayUnknownName}
        params={params}
        text={savedSlot || !bodyWithoutSlot ? body : bodyWithoutSlot}
      />
    </Modal>
  );
};

const sayUnknownName = (name: string): void => tellDeveloper(`a message names ${name}, which has no value`);
