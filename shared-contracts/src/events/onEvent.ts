import { pageBus } from './bus.ts';
import type { EventSettings } from './emitEvent.ts';
import { eventSchemas, type HeaderEventName, type HeaderEvents, stateEventNames } from './events.ts';
import { readEvent } from './readEvent.ts';
import { type EventReport, reportToConsole } from './reportToConsole.ts';

/**
 * Calls the listener for each event of that name (behaviour/contract). Returns a function that unsubscribes
 * immediately.
 *
 * The last state event is replayed to a late subscriber in a microtask after `onEvent` has returned. It is not replayed
 * if the subscriber has unsubscribed by then, or if a newer event came first, so the listener never gets an older state
 * after a newer one:
 *
 *     onEvent ── returns ── microtask: last value ── newer ── newer …
 *     onEvent ── returns ── newer ── (no replay) ── newer …
 *
 * An event whose detail does not fit is dropped and reported. So is a name that no event has: its listener is never
 * called (behaviour/contract#checked-both-sides). An error of the listener is reported, and the other listeners are
 * still called. Does nothing on a server.
 */
export function onEvent<Name extends HeaderEventName>(
  name: Name,
  listener: (detail: HeaderEvents[Name]) => void,
  { report = reportToConsole }: EventSettings = {},
): () => void {
  const bus = pageBus();
  if (!bus) return () => {};
  if (!Object.hasOwn(eventSchemas, name)) {
    report(`there is no event ${name}; its listener is never called`);
    return () => {};
  }
  let needsReplay = true;
  const unsubscribe = bus.on(name, deliver);
  if (isStateEvent(name)) queueMicrotask(replay);
  return () => {
    needsReplay = false;
    unsubscribe();
  };

  function deliver(candidate: unknown) {
    if (deliverEvent(name, candidate, { listener, report })) needsReplay = false;
  }

  function replay() {
    const last = bus?.last(name);
    if (needsReplay && last !== undefined) deliver(last);
  }
}

interface Delivery<Name extends HeaderEventName> {
  listener: (detail: HeaderEvents[Name]) => void;
  report: EventReport;
}

/** Calls the listener if the detail fits. Returns whether it does. */
export function deliverEvent<Name extends HeaderEventName>(
  name: Name,
  candidate: unknown,
  { listener, report }: Delivery<Name>,
): boolean {
  const reading = readEvent(name, candidate, report);
  if (!reading) return false;
  try {
    listener(reading.detail);
  } catch (error) {
    report(`a listener of event ${name} threw`, error);
  }
  return true;
}

const isStateEvent = (name: HeaderEventName): boolean => stateEventNames.some((known) => known === name);
