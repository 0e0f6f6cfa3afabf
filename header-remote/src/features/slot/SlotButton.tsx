import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { trackSlotAtom } from '../../state/analytics/events.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { type LastValues, lastValuesAtom } from '../../state/session/session.ts';
import { type SlotState, slotAtom, slotBusyAtom, slotTypeAtom } from '../../state/slot/slot.ts';
import { useDismiss } from '../../ui/dismiss/useDismiss.ts';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import { SlotButtonView } from './SlotButtonView.tsx';

const slotPanel = createLazyModule('the slot details', async () => {
  const { SlotPanel } = await import(/* webpackChunkName: "slot-panel" */ './SlotPanel.tsx');
  return SlotPanel;
});

/** The slot in the header: a link to book one, or a button that opens the details (behaviour/slot#booked). */
export function SlotButton() {
  const busy = useAtomValue(slotBusyAtom);
  const slot = useAtomValue(slotAtom);
  const lastValues = useAtomValue(lastValuesAtom);
  const view = slot.kind === 'unknown' && lastValues ? lastViewOf(lastValues) : viewOf(slot);
  const track = useSetAtom(trackSlotAtom);
  const details = useDetails(slot.kind === 'booked' && slot.times !== null);
  return (
    <SlotButtonView
      details={details}
      href={useAtomValue(routesAtom).slotPage(useAtomValue(slotTypeAtom))}
      idPrefix={useAtomValue(idPrefixAtom)}
      loading={busy}
      // The error state sends no event.
      onBook={() => view.kind === 'none' && track('slot_book_click')}
      sized={lastValues !== undefined}
      slot={view}
      spinning={useDelayedFlag(busy)}
    />
  );
}

/** State of the details panel. It closes when the slot is no longer booked (behaviour/slot#panel). */
function useDetails(isBooked: boolean): ComponentProps<typeof SlotButtonView>['details'] {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const track = useSetAtom(trackSlotAtom);
  const dismiss = useCallback((by?: 'escape' | 'elsewhere') => {
    setOpen(false);
    if (by === 'escape') ref.current?.querySelector('button')?.focus();
  }, []);
  useDismiss(ref, isOpen, dismiss);
  // If the panel's code fails to load, the details are closed, so the next press retries.
  const close = useCallback(() => setOpen(false), []);
  const Panel = useLazyModule(slotPanel, isOpen && isBooked, close);
  return {
    ref,
    isOpen: isOpen && isBooked,
    panel: Panel && <Panel onLeave={close} />,
    onIntent: () => void slotPanel.load().catch(() => {}),
    onToggle() {
      if (!isOpen) track('slot_details_expand');
      setOpen(!isOpen);
    },
  };
}

/**
 * What the last page knew, until the slot has been read. If the details are opened before that, they open with the
 * answer (behaviour/header#last-values).
 */
function lastViewOf({ slot }: LastValues): ComponentProps<typeof SlotButtonView>['slot'] {
  if (slot) return { kind: 'booked', ...slot };
  return { kind: slot === null ? 'none' : 'unknown' };
}

/** A slot with unreadable times is shown like one that failed to load. */
function viewOf(slot: SlotState): ComponentProps<typeof SlotButtonView>['slot'] {
  if (slot.kind === 'booked' && slot.times) return { kind: 'booked', ...slot.times };
  return { kind: slot.kind === 'booked' || slot.kind === 'failed' ? 'error' : 'none' };
}
