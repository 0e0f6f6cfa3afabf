import { pageBus } from './bus.ts';
import type { EventSettings } from './emitEvent.ts';
import { type HeaderEventName, type HeaderEvents, stateEventNames } from './events.ts';
import { readEvent } from './readEvent.ts';
import { reportToConsole } from './reportToConsole.ts';

/**
 * Calls the listener for each event of that name (design §4). The answer ends it, at once and for good.
 *
 * A late subscriber of a state event is told the last one, in a microtask: never before `onEvent` has returned, not at
 * all if it was ended by then, and not if a newer event came first, so the listener never goes back in time:
 *
 *     onEvent ── returns ── microtask: last value ── newer ── newer …
 *     onEvent ── returns ── newer ── (no replay) ── newer …
 *
 * A detail that does not fit, whoever wrote it, is dropped and reported. A listener that throws is reported; the others
 * are called all the same. On a server it does nothing.
 */
export function onEvent<Name extends HeaderEventName>(
  name: Name,
  listener: (detail: HeaderEvents[Name]) => void,
  { report = reportToConsole }: EventSettings = {},
): () => void {
  const bus = pageBus();
  if (!bus) return () => {};
  let waitingForFirst = true;
  const end = bus.on(name, hear);
  if (isState(name)) queueMicrotask(replay);
  return () => {
    waitingForFirst = false;
    end();
  };

  function hear(candidate: unknown) {
    const reading = readEvent(name, candidate, report);
    if (!reading) return;
    waitingForFirst = false;
    try {
      listener(reading.detail);
    } catch (error) {
      report(`a listener of event ${name} threw`, error);
    }
  }

  function replay() {
    const last = bus?.last(name);
    if (waitingForFirst && last !== undefined) hear(last);
  }
}

const isState = (name: HeaderEventName): boolean => stateEventNames.some((known) => known === name);
