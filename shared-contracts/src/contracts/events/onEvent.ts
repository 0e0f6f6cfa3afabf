import { isContractError } from '../reading/contractError.ts';
import { parseContract } from '../reading/parseContract.ts';
import { type PageEventName, pageBus, pageEventNames } from './bus.ts';
import {
  eventSchemas,
  type HeaderEventName,
  type HeaderEvents,
  type StateEventName,
  stateEventNames,
} from './events.ts';
import { type EventReport, reportToConsole } from './reportToConsole.ts';

export interface EventSettings {
  /** Receives a message about each dropped event and each listener error. Default: the console. */
  report?: EventReport;
}

type Emission<Name extends HeaderEventName> = undefined extends HeaderEvents[Name]
  ? [detail?: HeaderEvents[Name], settings?: EventSettings]
  : [detail: HeaderEvents[Name], settings?: EventSettings];

/**
 * Emits an event to the header. Calls all listeners before it returns, in order of subscription. Never
 * throws: an event with an invalid detail is dropped and reported. Emits nothing on a server. The type allows only
 * the page's events, because a page that emitted one of the header's, such as `trolley`, would contradict the header.
 */
export function emitEvent<Name extends PageEventName>(
  name: Name,
  ...[detail, settings]: Emission<Name>
): void {
  const bus = pageBus();
  const reading = readEvent(name, detail, settings?.report ?? bus?.report ?? reportToConsole);
  if (reading) bus?.emit(name, reading.detail);
}

/**
 * Calls the listener for each event with that name (behaviour/contract). Returns the unsubscribe function.
 *
 * Late subscribers to a state event get the last one, in a microtask after `onEvent` has returned. It is not
 * replayed if the subscriber has unsubscribed by then or if a newer event came first, so states never arrive
 * out of order:
 *
 *     onEvent ── returns ── microtask: last value ── newer ── newer …
 *     onEvent ── returns ── newer ── (no replay) ── newer …
 *
 * An event with an invalid detail is dropped and reported. An unknown name is reported, and its listener is
 * never called (behaviour/contract#checked-both-sides). A listener's error is reported, and the other
 * listeners are still called. Does nothing on a server.
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

/** Calls the listener if the detail is valid. Returns whether it is. */
function deliverEvent<Name extends HeaderEventName>(
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

/**
 * Returns the detail of the last event with that name: the current state. `undefined` before the first event,
 * on a server, or if another version of this package has emitted an invalid detail, which is reported.
 */
export function lastEvent<Name extends StateEventName>(
  name: Name,
  { report = reportToConsole }: EventSettings = {},
): HeaderEvents[Name] | undefined {
  const last = pageBus()?.last(name);
  return last === undefined ? undefined : readEvent(name, last, report)?.detail;
}

/** The header's handler of each page event. */
export type PageEventHandlers = {
  readonly [Name in PageEventName]: (detail: HeaderEvents[Name]) => void;
};

/**
 * For the header: handles the page's events, starting with those emitted before it connected, in order
 * (behaviour/contract#before-connection). Returns the unsubscribe function.
 */
export function onPageEvents(handlers: PageEventHandlers): () => void {
  // A bus created by an older copy of this package has no `takeEarly`.
  const early = pageBus()?.takeEarly?.() ?? [];
  const unsubscribers = pageEventNames.map((name) => subscribe(name, handlers));
  for (const [name, detail] of early) deliverEarly(name, detail, handlers);
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

const subscribe = <Name extends PageEventName>(name: Name, handlers: PageEventHandlers) =>
  onEvent(name, handlers[name]);

const deliverEarly = <Name extends PageEventName>(name: Name, detail: unknown, handlers: PageEventHandlers) =>
  deliverEvent(name, detail, { listener: handlers[name], report: reportToConsole });

/** Parses an event's detail. If it is invalid, reports why and returns `undefined`. */
function readEvent<Name extends HeaderEventName>(
  name: Name,
  detail: unknown,
  report: EventReport,
): { detail: HeaderEvents[Name] } | undefined {
  if (!Object.hasOwn(eventSchemas, name)) {
    report(`there is no event ${name}; it is dropped`);
    return undefined;
  }
  try {
    return { detail: parseContract(eventSchemas[name], detail, `event ${name}`) as HeaderEvents[Name] };
  } catch (error) {
    if (!isContractError(error)) throw error;
    report(`${error.message}; it is dropped`);
    return undefined;
  }
}
