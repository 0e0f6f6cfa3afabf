import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { amendingAtom } from '../../state/amending.ts';
import { openDialogAtom } from '../../state/dialog.ts';
import { goToAtom, idPrefixAtom, pathnameAtom, routesAtom } from '../../state/page.ts';
import { servicesAtom } from '../../state/services.ts';
import { signedInLookAtom } from '../../state/session.ts';
import { slotAtom } from '../../state/slot.ts';
import { trolleyAtom } from '../../state/trolley.ts';
import { useRestored } from '../../ui/page/useRestored.ts';
import { CheckoutButtonView } from './CheckoutButtonView.tsx';
import { type CheckoutFacts, type CheckoutStep, checkoutStep } from './checkoutStep.ts';
import { minimumSpendMessage } from './minimumSpend.ts';

/** Leads on from the trolley: to checkout, or to what has to be put right before (clarification 92). */
export function CheckoutButton() {
  const facts = useFacts();
  const step = facts && checkoutStep(facts);
  const message = useMessage(step, facts);
  const { press, isPressed } = usePress(step);
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

/** Whoever presses before trolley and slot are known goes on when they are. */
function usePress(step: CheckoutStep | undefined): { press: () => void; isPressed: boolean } {
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const latest = useRef(takeStep);
  useEffect(() => {
    latest.current = takeStep;
  });
  useEffect(() => {
    if (!step || !isPressed) return;
    setPressed(false);
    latest.current(step);
  }, [step, isPressed]);
  useRestored(useCallback(() => setPressed(false), []));
  return { press: () => (step ? takeStep(step) : setPressed(true)), isPressed };
}

/** Undefined until trolley and slot are known. */
function useFacts(): CheckoutFacts | undefined {
  const trolley = useAtomValue(trolleyAtom);
  const slot = useAtomValue(slotAtom);
  const amending = useAtomValue(amendingAtom);
  const page = usePage();
  const isAboutToBeKnown = useAtomValue(signedInLookAtom);
  if (isAboutToBeKnown && (trolley.kind === 'unknown' || slot.kind === 'unknown')) return undefined;
  const answer = trolley.kind === 'ready' ? trolley.answer : undefined;
  const totals = answer?.trolley?.trolleyTotals;
  return {
    hardConflicts: totals?.trolleyItemCounts.hardConflicts ?? 0,
    minimumSpendMet: totals?.minimumSpendThresholdMet ?? true,
    slotType: slot.kind === 'booked' ? slot.reservation.slotType : null,
    instantCheckout: answer?.instantCheckout ?? 'UNKNOWN',
    amending,
    page,
  };
}

function usePage(): CheckoutFacts['page'] {
  const routes = useAtomValue(routesAtom);
  const pathname = useAtomValue(pathnameAtom);
  const isUnder = (page: string) => `${pathname}/`.startsWith(`${page}/`);
  if (isUnder(routes.trolley())) return 'trolley';
  return isUnder(routes.beforeYouGo()) ? 'before-you-go' : 'other';
}

type Words = { title?: string; text: string } | null;

/** One message at a time, the conflicts first (clarification 93). */
function useMessage(step: CheckoutStep | undefined, facts: CheckoutFacts | undefined): Words {
  const trolley = useAtomValue(trolleyAtom);
  const store = useStore();
  const totals = trolley.kind === 'ready' ? trolley.answer.trolley?.trolleyTotals : undefined;
  const because = step?.kind === 'disabled' ? step.because : null;
  const text =
    because === 'minimum-spend' && totals ? minimumSpendMessage(totals, facts?.slotType ?? null) : null;
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
