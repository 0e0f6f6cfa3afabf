import { useAtomValue, useSetAtom } from 'jotai';
import { browserLocation } from '../../../platform/location/location.ts';
import { logToConsole } from '../../../platform/logger/logToConsole.ts';
import type { DialogProps, SlotText } from '../../../state/page/dialog.ts';
import {
  goToAtom,
  idPrefixAtom,
  optionsAtom,
  pathAtom,
  reloadPageAtom,
  routesAtom,
} from '../../../state/page/page.ts';
import { looksSignedInAtom } from '../../../state/session/session.ts';
import { slotAtom } from '../../../state/slot/slot.ts';
import { SpokenRange } from '../../../ui/date-time/SpokenRange.tsx';
import { Message } from '../../../ui/message/Message.tsx';
import { Modal, type ModalButton } from '../../../ui/modal/Modal.tsx';
import { closeInstantCheckoutAtom, isPlacingAtom, keepSavedSlotAtom } from '../instantCheckoutAtoms.ts';
import {
  type OrderErrorAction,
  type OrderErrorCode,
  type OrderErrorCopy,
  orderErrors,
  parseOrderErrorCode,
} from './orderErrors.ts';

/** The dialog that says why an order was not placed and what the shopper can do (behaviour/order-errors#form). */
export function OrderError({ code, attempt, savedSlot }: DialogProps['order-error']) {
  const routes = useAtomValue(routesAtom);
  const actions = useActions();
  const login = routes.login(useAtomValue(pathAtom));
  return (
    <OrderErrorView
      code={code}
      error={parseOrderErrorCode(code)}
      idPrefix={useAtomValue(idPrefixAtom)}
      // Each failure gets a new dialog, even with the same code as the last one (behaviour/order-errors#announced).
      key={attempt}
      linkOf={routes.contentLink}
      onAction={(action) => actions[action]()}
      onClosed={useSetAtom(closeInstantCheckoutAtom)}
      phone={useAtomValue(optionsAtom).config.links.phone}
      placing={useAtomValue(isPlacingAtom)}
      savedSlot={savedSlot}
      signIn={useAtomValue(looksSignedInAtom) ? null : login}
    />
  );
}

function useActions(): Record<OrderErrorAction, () => void> {
  const routes = useAtomValue(routesAtom);
  const slot = useAtomValue(slotAtom);
  const keepSavedSlot = useSetAtom(keepSavedSlotAtom);
  const goTo = useSetAtom(goToAtom);
  return {
    stay: () => {},
    'service-selection': () => goTo(routes.serviceSelection()),
    'slot-page': () => goTo(routes.slotPage(slot.kind === 'booked' ? slot.reservation.slotType : null)),
    trolley: () => goTo(routes.trolley()),
    'promo-codes': () => goTo(routes.checkout('checkoutPromoCodes')),
    checkout: () => goTo(routes.checkout()),
    'my-details': () => goTo(routes.myDetails()),
    'keep-saved-slot': () => void keepSavedSlot(),
    'open-tab': () => browserLocation.openTab(browserLocation.path()),
    reload: useSetAtom(reloadPageAtom),
  };
}

type Props = {
  /** The code as the service gave it, or one of the header, such as FRAMED. For analytics. */
  code: string;
  error: OrderErrorCode;
  idPrefix: string;
  placing: boolean;
  savedSlot: SlotText | null;
  phone: string;
  /** Address of the login page; null while the shopper looks signed in (behaviour/order-errors#session-ended). */
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
        ...(signIn ? [{ text: 'Sign in', value: 'sign-in', theme: 'primary', href: signIn } as const] : []),
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

const reportUnknownName = (name: string): void => logToConsole(`a message names ${name}, which has no value`);
