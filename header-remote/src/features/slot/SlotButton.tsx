import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { routesAtom } from '../../state/page.ts';
import { type SlotState, slotAtom, slotBusyAtom, slotTypeAtom } from '../../state/slot.ts';
import { useLasting } from '../../ui/spinner/useLasting.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { SlotButtonView } from './SlotButtonView.tsx';
import { slotTimes } from './slotTimes.ts';

/** A shorter wait shows no spinner (clarification 40). */
const quietMs = 300;

export function SlotButton() {
  const isHydrated = useHydrated();
  // Without a script nothing would ever end the wait.
  const busy = useAtomValue(slotBusyAtom) && isHydrated;
  return (
    <SlotButtonView
      href={useAtomValue(routesAtom).slotPage(useAtomValue(slotTypeAtom))}
      loading={busy}
      slot={wordsFor(useAtomValue(slotAtom))}
      spinning={useLasting(busy, quietMs)}
    />
  );
}

/** A slot whose dates cannot be read is shown as one that could not be found out (clarifications 43, 58). */
function wordsFor(slot: SlotState): ComponentProps<typeof SlotButtonView>['slot'] {
  const times = slot.kind === 'booked' && slotTimes(slot.times);
  if (times) return { kind: 'booked', ...times };
  return { kind: slot.kind === 'booked' || slot.kind === 'failed' ? 'error' : 'none' };
}
