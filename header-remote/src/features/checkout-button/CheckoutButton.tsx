import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { CircleAlert, Info } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openDialogAtom } from '../../state/page/dialog.ts';
import { goToAtom, idPrefixAtom, offAtom, pathnameAtom, routesAtom } from '../../state/page/page.ts';
import { servicesAtom } from '../../state/services.ts';
import { looksSignedInAtom } from '../../state/session/session.ts';
import { isAwaited, shopperNumberAtom } from '../../state/session/shopper.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { amendingAtom } from '../../state/trolley/amending.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import { Announcement, nextAnnouncement, noAnnouncement } from '../../ui/announcement/Announcement.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import styles from './CheckoutButton.module.css';
import { type CheckoutInput, type CheckoutStep, checkoutStep } from './checkoutStep.ts';
import { minimumSpendMessage } from './minimumSpendMessage.ts';

/** Leads from the trolley to checkout, or to the step that has to come first (behaviour/checkout#order-of-checks). */
export function CheckoutButton() {
  const input = useCheckoutInput();
  const step = input && checkoutStep(input);
  const message = useMessage(step, input);
  const { press, isPressed } = useDeferredPress(step);
  return (
    <CheckoutButtonView
      disabled={step?.kind === 'disabled'}
      idPrefix={useAtomValue(idPrefixAtom)}
      message={message}
      onPress={press}
      waiting={isPressed}
    />
  );
}

/** Defers a press while `useCheckoutInput` awaits trolley or slot (behaviour/checkout#pressed-early). */
function useDeferredPress(step: CheckoutStep | undefined): { press: () => void; isPressed: boolean } {
  const shopper = useAtomValue(shopperNumberAtom);
  // A press counts only for the shopper who pressed.
  const [pressedBy, setPressedBy] = useState<number>();
  const isPressed = pressedBy === shopper;
  const takeStep = useTakeStep();
  const takeStepRef = useRef(takeStep);
  useEffect(() => {
    takeStepRef.current = takeStep;
  });
  useEffect(() => {
    if (!step || !isPressed) return;
    setPressedBy(undefined);
    takeStepRef.current(step);
  }, [step, isPressed]);
  useBfcacheRestore(useCallback(() => setPressedBy(undefined), []));
  return { press: () => (step ? takeStep(step) : setPressedBy(shopper)), isPressed };
}

/**
 * The values that decide the next step. Undefined while the trolley or slot of a signed-in shopper is
 * loading; for a signed-out visitor neither is awaited (behaviour/checkout#after-failure).
 */
function useCheckoutInput(): CheckoutInput | undefined {
  const trolley = useAtomValue(trolleyAtom);
  const slot = useAtomValue(slotAtom);
  const amending = useAtomValue(amendingAtom);
  const page = usePage();
  const isInstantOff = useAtomValue(offAtom).includes('instantCheckout');
  const looksSignedIn = useAtomValue(looksSignedInAtom);
  if (looksSignedIn && (isAwaited(trolley) || isAwaited(slot))) return undefined;
  const answer = trolley.kind === 'ready' ? trolley.answer : undefined;
  const totals = answer?.trolley?.trolleyTotals;
  return {
    hardConflicts: totals?.trolleyItemCounts.hardConflicts ?? 0,
    minimumSpendMet: totals?.minimumSpendThresholdMet ?? true,
    slotType: slot.kind === 'booked' ? slot.reservation.slotType : null,
    instantCheckout: (!isInstantOff && answer?.instantCheckout) || 'UNKNOWN',
    amending,
    page,
  };
}

function usePage(): CheckoutInput['page'] {
  const routes = useAtomValue(routesAtom);
  const pathname = useAtomValue(pathnameAtom);
  const isUnder = (page: string) => `${pathname}/`.startsWith(`${page}/`);
  if (isUnder(routes.trolley())) return 'trolley';
  return isUnder(routes.beforeYouGo()) ? 'before-you-go' : 'other';
}

type CheckoutMessage = { title?: string; text: string } | null;

/** Says why the button is disabled (behaviour/checkout#conflict-message). Logs an unmet minimum that is not known. */
function useMessage(step: CheckoutStep | undefined, input: CheckoutInput | undefined): CheckoutMessage {
  const trolley = useAtomValue(trolleyAtom);
  const store = useStore();
  const totals = trolley.kind === 'ready' ? trolley.answer.trolley?.trolleyTotals : undefined;
  const because = step?.kind === 'disabled' ? step.because : null;
  const text =
    because === 'minimum-spend' && totals ? minimumSpendMessage(totals, input?.slotType ?? null) : null;
  const isUnexplained = because === 'minimum-spend' && text === null;
  useEffect(() => {
    if (!isUnexplained) return;
    store
      .get(servicesAtom)
      .logger.warning('The minimum spend is not met, and the trolley names no threshold');
  }, [isUnexplained, store]);

  if (because === 'conflicts') {
    return { title: 'Unavailable items', text: 'Please remove all unavailable items from your trolley' };
  }
  return text === null ? null : { text };
}

function useTakeStep(): (step: CheckoutStep) => void {
  const routes = useAtomValue(routesAtom);
  const goTo = useSetAtom(goToAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const pages = {
    trolley: routes.trolley,
    'service-selection': routes.serviceSelection,
    'before-you-go': routes.beforeYouGo,
    checkout: routes.checkout,
  };
  return (step) => {
    if (step.kind === 'go') goTo(pages[step.to]());
    if (step.kind === 'choose') openDialog({ kind: 'instant-checkout', standard: step.standard });
  };
}

type Props = {
  idPrefix: string;
  disabled: boolean;
  waiting: boolean;
  /** Reason why the button is disabled. A message with a title is shown as a problem, one without as a hint. */
  message: { title?: string; text: string } | null;
  onPress: () => void;
};

/** A disabled button stays focusable and is described by the message, which a press announces again. */
export const CheckoutButtonView = ({ idPrefix, disabled, waiting, message, onPress }: Props) => {
  const messageId = `${idPrefix}-checkout-message`;
  const [announcement, setAnnouncement] = useState(noAnnouncement);
  const explain = () =>
    message &&
    setAnnouncement(nextAnnouncement(announcement, [message.title, message.text].filter(Boolean).join('. ')));
  return (
    <div className={styles.checkout}>
      <Button
        aria-describedby={message ? messageId : undefined}
        onClick={disabled ? explain : onPress}
        state={disabled ? 'refused' : waiting ? 'waiting' : 'ready'}
        theme="primary"
        width="full"
      >
        Checkout
      </Button>
      {message && (
        <div className={message.title ? styles.problem : styles.hint}>
          <Icon glyph={message.title ? CircleAlert : Info} size={20} />
          <p id={messageId}>
            {message.title && <strong className={styles.title}>{message.title} </strong>}
            <span>{message.text}</span>
          </p>
        </div>
      )}
      <Announcement announcement={announcement} />
    </div>
  );
};
