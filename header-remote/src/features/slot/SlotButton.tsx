import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { useOnDemand } from '../../platform/useOnDemand.ts';
import { idPrefixAtom, routesAtom } from '../../state/page.ts';
import { type SlotState, slotAtom, slotBusyAtom, slotTypeAtom } from '../../state/slot.ts';
import { trackSlotAtom } from '../../state/trackSlot.ts';
import { useDismiss } from '../../ui/dismiss/useDismiss.ts';
import { useLasting } from '../../ui/spinner/useLasting.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { SlotButtonView } from './SlotButtonView.tsx';
import { slotTimes } from './slotTimes.ts';

/** A shorter wait shows no spinner (clarification 40). */
const quietMs = 300;

const slotPanel = onDemand('the slot details', async () => {
  const { SlotPanel } = await import(/* webpackChunkName: "slot-panel" */ './SlotPanel.tsx');
  return SlotPanel;
});

/** The slot in the header: a link to book one, or what is booked, with its details behind it (clarification 43). */
export function SlotButton() {
  const isHydrated = useHydrated();
  // Without a script nothing would ever end the wait.
  const busy = useAtomValue(slotBusyAtom) && isHydrated;
  const slot = wordsFor(useAtomValue(slotAtom));
  const track = useSetAtom(trackSlotAtom);
  const details = useDetails(slot.kind === 'booked');
  return (
    <SlotButtonView
      details={details}
      href={useAtomValue(routesAtom).slotPage(useAtomValue(slotTypeAtom))}
      idPrefix={useAtomValue(idPrefixAtom)}
      loading={busy}
      onBook={() => track('slot_book_click')}
      slot={slot}
      spinning={useLasting(busy, quietMs)}
    />
  );
}

/** The disclosure; a slot that is gone takes its open details along. */
function useDetails(isBooked: boolean): ComponentProps<typeof SlotButtonView>['details'] {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const track = useSetAtom(trackSlotAtom);
  const close = useCallback((by?: 'escape' | 'elsewhere') => {
    setOpen(false);
    if (by === 'escape') part.current?.querySelector('button')?.focus();
  }, []);
  useDismiss(part, isOpen, close);
  // Details that did not come are not open: the next press asks for them again (clarification 125).
  const shut = useCallback(() => setOpen(false), []);
  const Panel = useOnDemand(slotPanel, isOpen && isBooked, shut);
  return {
    part,
    isOpen: isOpen && isBooked,
    panel: Panel && <Panel onLeave={shut} />,
    onIntent: () => void slotPanel.load().catch(() => {}),
    onToggle() {
      if (!isOpen) track('slot_details_expand');
      setOpen(!isOpen);
    },
  };
}

/** A slot whose dates cannot be read is shown as one that could not be found out (clarifications 43, 58). */
function wordsFor(slot: SlotState): ComponentProps<typeof SlotButtonView>['slot'] {
  const times = slot.kind === 'booked' && slotTimes(slot.times);
  if (times) return { kind: 'booked', ...times };
  return { kind: slot.kind === 'booked' || slot.kind === 'failed' ? 'error' : 'none' };
}
