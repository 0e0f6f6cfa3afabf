import type { HeaderEventName } from './events.ts';

/** Events that a page emits. The header emits all others (behaviour/contract#page-to-header). */
export const pageEventNames = [
  'started_trolley_update',
  'finished_trolley_update',
  'slot_changed',
  'cancel_slot',
  'shopping_context_changed',
  'route_changed',
  'open_multi_search',
  'show_error',
] as const satisfies readonly HeaderEventName[];

export type PageEventName = (typeof pageEventNames)[number];

/**
 * The page's event bus, which stores the last detail of each event: `globalThis[Symbol.for('grocer.bus.1')]`
 * (behaviour/contract#memory). All versions of this package on a page, and scripts without it, share one bus.
 * Therefore it is frozen and does not check details. Prefer `emitEvent`, `onEvent` and `lastEvent`, which are
 * typed and check them.
 */
export interface Bus {
  /** Stores the detail as the last one, then dispatches a CustomEvent `grocer:<name>` on window. */
  readonly emit: (name: string, detail?: unknown) => void;
  /**
   * Calls the listener for each later event with that name. Replays nothing. `started_trolley_update` and
   * `finished_trolley_update` are also received without the prefix (behaviour/contract#event-form). Returns
   * the unsubscribe function.
   */
  readonly on: (name: string, listener: (detail: unknown) => void) => () => void;
  /** Detail of the last event with that name that was emitted through the bus. */
  readonly last: (name: string) => unknown;
  /** Requests the header's script, which otherwise loads when it is needed. */
  readonly request: () => void;
  /**
   * Whether the page has requested the header's script: by `request`, by listening to one of the header's
   * events, or by emitting an event to the header. The first request dispatches `grocer:requested` on window.
   */
  readonly isRequested: () => boolean;
  /** Returns the page's first 100 events from before the header connected. The first call ends the recording. */
  readonly takeEarly: () => EarlyEvent[];
  /** Receives the reports of `emitEvent` instead of the console. Only tests' fake header sets it. */
  readonly report?: (message: string) => void;
}

/** An event that the page emitted before the header connected. */
export type EarlyEvent = readonly [name: PageEventName, detail: unknown];

/** Dispatched on window when the page first requests the header's script. */
export const requestedEvent = 'grocer:requested';

/** Maximum number of recorded events, to limit memory on a page whose header never loads. */
const maxEarly = 100;

/** Global keys of the bus. The second is used if a script of the page has made the first unchangeable. */
const keys = [Symbol.for('grocer.bus.1'), Symbol.for('grocer.bus.1.spare')];

/** Existing pages dispatch these events without a prefix. */
const unprefixedNames = new Set(['started_trolley_update', 'finished_trolley_update']);

/**
 * Returns the page's bus. The package's first copy on the page creates it. `undefined` on a server, where a
 * shared bus would pass one visitor's events to another.
 */
export function pageBus(): Bus | undefined {
  const page = globalThis as { [key: symbol]: unknown; window?: EventTarget };
  if (!page.window) return undefined;
  const bus = keys.map((key) => page[key]).find(isBus);
  if (bus) return bus;
  const created = createBus(page.window);
  keys.find((key) => Reflect.defineProperty(page, key, { value: created, configurable: true }));
  return created;
}

/** Removes the page's bus, so that the next test starts like on a new page. For tests only. */
export function removePageBus(): void {
  for (const key of keys) Reflect.deleteProperty(globalThis, key);
}

/** Adds a receiver of `emitEvent`'s reports; earlier receivers still get them. For tests only. */
export function reportFromPageBus(report: (message: string) => void): void {
  const bus = pageBus();
  if (!bus) return;
  const reportToAll = (message: string) => {
    bus.report?.(message);
    report(message);
  };
  removePageBus();
  const value = Object.freeze({ ...bus, report: reportToAll });
  keys.find((key) => Reflect.defineProperty(globalThis, key, { value, configurable: true }));
}

/** Creates a bus on an event target. Tests use another target than `window`. */
export function createBus(target: EventTarget): Bus {
  const lastDetails = new Map<string, unknown>();
  let isRequested = false;
  const early: EarlyEvent[] = [];
  const stopRecording = pageEventNames.map((name) =>
    on(name, (detail) => {
      if (early.length < maxEarly) early.push([name, detail]);
      request();
    }),
  );
  return Object.freeze({
    emit,
    on,
    last: (name: string) => lastDetails.get(name),
    request,
    isRequested: () => isRequested,
    takeEarly,
  });

  function emit(name: string, detail?: unknown) {
    lastDetails.set(name, detail);
    target.dispatchEvent(new CustomEvent(`grocer:${name}`, { detail }));
  }

  function on(name: string, listener: (detail: unknown) => void) {
    if (!pageEventNames.some((known) => known === name)) request();
    const types = unprefixedNames.has(name) ? [`grocer:${name}`, name] : [`grocer:${name}`];
    const handleEvent = (event: Event) => listener('detail' in event ? event.detail : undefined);
    for (const type of types) target.addEventListener(type, handleEvent);
    return () => {
      for (const type of types) target.removeEventListener(type, handleEvent);
    };
  }

  function request() {
    if (isRequested) return;
    isRequested = true;
    target.dispatchEvent(new Event(requestedEvent));
  }

  function takeEarly() {
    for (const stop of stopRecording) stop();
    return early.splice(0);
  }
}

function isBus(value: unknown): value is Bus {
  const { emit, on, last } = (value ?? {}) as Partial<Bus>;
  return [emit, on, last].every((method) => typeof method === 'function');
}
