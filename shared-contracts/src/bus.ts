/**
 * The one thing of which a page has only one: the memory of the header's events (design §4). It is a frozen plain
 * protocol without any knowledge of the events, so that every version of this package, and any script without it, can
 * speak it: `globalThis[Symbol.for('grocer.bus.1')]`. `emitEvent`, `onEvent` and `lastEvent` are its typed and checked
 * form; use those where you can.
 */
export interface Bus {
  /** Remembers the detail as the last of its name, then dispatches a CustomEvent `grocer:<name>` on window. */
  readonly emit: (name: string, detail?: unknown) => void;
  /**
   * Calls the listener for each event of that name from now on; nothing is replayed. The two names that the
   * specification prints without a prefix are heard bare, too. The answer ends it.
   */
  readonly on: (name: string, listener: (detail: unknown) => void) => () => void;
  /** The detail of the last event of that name that was emitted through the bus. */
  readonly last: (name: string) => unknown;
}

const key = Symbol.for('grocer.bus.1');

/** Dispatched without the prefix by pages that know only the specification (spec §4). */
const bareNames = new Set(['started_trolley_update', 'finished_trolley_update']);

/**
 * The page's bus; the first copy of the package that needs it makes it. On a server there is none: what one visitor's
 * page emits must not be remembered for another's.
 */
export function pageBus(): Bus | undefined {
  const page = globalThis as { [key]?: unknown; window?: EventTarget };
  if (!page.window) return undefined;
  if (isBus(page[key])) return page[key];
  const bus = createBus(page.window);
  Object.defineProperty(globalThis, key, { value: bus, configurable: true });
  return bus;
}

/** A bus on another target than window, for tests. */
export function createBus(target: EventTarget): Bus {
  const memory = new Map<string, unknown>();
  return Object.freeze({ emit, on, last: (name: string) => memory.get(name) });

  function emit(name: string, detail?: unknown) {
    memory.set(name, detail);
    target.dispatchEvent(new CustomEvent(`grocer:${name}`, { detail }));
  }

  function on(name: string, listener: (detail: unknown) => void) {
    const types = bareNames.has(name) ? [`grocer:${name}`, name] : [`grocer:${name}`];
    const hear = (event: Event) => listener('detail' in event ? event.detail : undefined);
    for (const type of types) target.addEventListener(type, hear);
    return () => {
      for (const type of types) target.removeEventListener(type, hear);
    };
  }
}

const isBus = (value: unknown): value is Bus =>
  typeof value === 'object' && value !== null && 'emit' in value && 'on' in value && 'last' in value;
