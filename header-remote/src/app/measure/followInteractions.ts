import type { InteractionPhases } from '@grocer/shared-contracts';
import { createDisposer } from '../../platform/createDisposer.ts';
import type { SendMeasurement } from './measureHeader.ts';
import { observeEntries } from './observeEntries.ts';
import { partOf } from './partOf.ts';

/** The shortest duration that browsers report. Milliseconds. */
const durationThreshold = 16;

/** An interaction has several events: it is sent when none has followed for this long. Milliseconds. */
const completeAfterMs = 1000;

type EventEntry = PerformanceEventTiming & { interactionId?: number };

/**
 * Sends every press and keystroke in the header that took 16 ms or longer (behaviour/measurements#interactions). The
 * result stops.
 */
export function followInteractions(send: SendMeasurement): () => void {
  const longest = new Map<number, { entry: EventEntry; part: ReturnType<typeof partOf> }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendAll = () => {
    for (const { entry, part } of longest.values()) {
      const input = entry.name.startsWith('key') ? 'keyboard' : 'pointer';
      const { startTime: at, duration } = entry;
      if (part) send({ kind: 'interaction', input, part, at, duration, ...phasesOf(entry) });
    }
    longest.clear();
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') sendAll();
  };
  const collect = (entries: EventEntry[]) => {
    for (const entry of entries) {
      if (!entry.interactionId) continue;
      const known = longest.get(entry.interactionId);
      // The press may move the focus elsewhere, or remove the element, before its last event.
      const part = known?.part ?? partOf(entry.target);
      const isLonger = known === undefined || entry.duration > known.entry.duration;
      longest.set(entry.interactionId, { entry: isLonger ? entry : known.entry, part });
    }
    clearTimeout(timer);
    timer = setTimeout(sendAll, completeAfterMs);
  };
  document.addEventListener('visibilitychange', sendIfHidden);
  return createDisposer([
    observeEntries<EventEntry>('event', collect, { durationThreshold } as PerformanceObserverInit),
    () => document.removeEventListener('visibilitychange', sendIfHidden),
    () => clearTimeout(timer),
  ]);
}

function phasesOf({ startTime, processingStart, processingEnd, duration }: EventEntry): InteractionPhases {
  return {
    inputDelay: processingStart - startTime,
    processing: processingEnd - processingStart,
    // Durations are rounded, so that the next paint may seem to be before the end of the handlers.
    presentation: Math.max(0, startTime + duration - processingEnd),
  };
}
