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
  /** Receives a message about each dropped event and each error of a listener. Default: the console. */
  report?: EventReport;
}

type Emission<Name extends HeaderEventName> = undefined extends HeaderEvents[Name]
  ? [detail?: HeaderEvents[Name], settings?: EventSettings]
  : [detail: HeaderEvents[Name], settings?: EventSettings];

/**
 * Emits an event to the header. All subscribed listeners are called before it returns, in the order of subscription.
 * Never throws: an event whose detail does not fit is dropped and reported. Does nothing on a server. The type allows
 * the page's events only: a page that emitted one of the header's, such as `trolley`, would contradict the header.
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
 * An event whose detail does not fit is dropped and reported. An unknown name is reported, and its listener is never
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
 * Returns the detail of the last event of that name, which is the current state. `undefined` before the first one, on a
 * server, and if the detail does not fit because another version of this package emitted it; that is reported.
 */
export function lastEvent<Name extends StateEventName>(
  name: Name,
  { report = reportToConsole }: EventSettings = {},
): HeaderEvents[Name] | undefined {
  const last = pageBus()?.last(name);
  return last === undefined ? undefined : readEvent(name, last, report)?.detail;
}

/** The header's handler for each event of the page. */
export type PageEventHandlers = {
  readonly [Name in PageEventName]: (detail: HeaderEvents[Name]) => void;
};

/**
 * For the header: handles the page's events, first those that were emitted before it connected, in their order
 * (behaviour/contract#before-connection). Returns a function that unsubscribes.
 */
export function onPageEvents(handlers: PageEventHandlers): () => void {
  // A bus that an older copy of this package has created does not have `takeEarly`.
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

/** Parses the detail of an event. If it does not fit, reports why and returns `undefined`. */
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
