import { logToConsole } from '../../../platform/logger/logToConsole.ts';
import type { SlotText } from '../../../state/page/dialog.ts';
import { SpokenRange } from '../../../ui/date-time/SpokenRange.tsx';
import { Message } from '../../../ui/message/Message.tsx';
import { Modal, type ModalButton } from '../../../ui/modal/Modal.tsx';
import {
  type OrderErrorAction,
  type OrderErrorCode,
  type OrderErrorCopy,
  orderErrors,
} from './orderErrors.ts';

type Props = {
  /** The code as the service gave it, for analytics. */
  code: string;
  error: OrderErrorCode;
  idPrefix: string;
  placing: boolean;
  savedSlot: SlotText | null;
  phone: string;
  /** The login page, if the session has ended (behaviour/order-errors#session-ended). */
  signIn: string | null;
  linkOf: (href: string) => string | null;
  onAction: (action: OrderErrorAction) => void;
  onClosed: () => void;
};

export const OrderErrorView = ({ code, error, placing, savedSlot, phone, signIn, ...props }: Props) => {
  const { title, body, buttons, bodyWithoutSlot }: OrderErrorCopy = orderErrors[error];
  const params = {
    ...(savedSlot && { date: savedSlot.date, time: <SpokenRange {...savedSlot.time} /> }),
    phone,
    dial: phone.replace(/[^+\d]/g, ''),
  };
  return (
    <Modal
      buttons={[
        ...(signIn ? [signInButton(signIn)] : []),
        ...buttons.map(({ text, action }, index): ModalButton => {
          const isPlacing = placing && action === 'keep-saved-slot';
          return {
            text,
            value: action,
            theme: index === 0 && !signIn ? 'primary' : 'secondary',
            waiting: isPlacing,
            disabled: placing && !isPlacing,
            closeOnClick: action !== 'keep-saved-slot' && action !== 'reload',
            onPress: () => props.onAction(action),
          };
        }),
      ]}
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
        onUnknownName={reportUnknownName}
        params={params}
        text={savedSlot || !bodyWithoutSlot ? body : bodyWithoutSlot}
      />
    </Modal>
  );
};

const signInButton = (href: string): ModalButton => ({
  text: 'Sign in',
  value: 'sign-in',
  theme: 'primary',
  href,
});

const reportUnknownName = (name: string): void => logToConsole(`a message names ${name}, which has no value`);
