/**
 * The page's event bus, which stores the last detail of each event: `globalThis[Symbol.for('grocer.bus.1')]`
 * (behaviour/contract#20). A page has only one, shared by all versions of this package and by scripts without it;
 * therefore it is a frozen object that knows none of the events. Prefer `emitEvent`, `onEvent` and `lastEvent`, which
 * are typed and check the details.
 */
export interface Bus {
  /** Stores the detail as the last of its name, then dispatches a CustomEvent `grocer:<name>` on window. */
  readonly emit: (name: string, detail?: unknown) => void;
  /**
   * Calls the listener for each later event of that name, without a replay. The events `started_trolley_update` and
   * `finished_trolley_update` are also received without the prefix (behaviour/contract#16). Returns a function that
   * unsubscribes.
   */
  readonly on: (name: string, listener: (detail: unknown) => void) => () => void;
  /** The detail of the last event of that name that was emitted through the bus. */
  readonly last: (name: string) => unknown;
}

/** Global keys of the bus. The second one is for pages on which a script has taken the first and does not release it. */
const keys = [Symbol.for('grocer.bus.1'), Symbol.for('grocer.bus.1.spare')];

/** Existing pages dispatch these events without the prefix (behaviour/contract#16). */
const unprefixedNames = new Set(['started_trolley_update', 'finished_trolley_update']);

/**
 * Returns the page's bus. The first copy of the package that needs it creates it. On a server it is `undefined`: the
 * bus would pass the events of one visitor to another.
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

/** Removes the page's bus with the last details, so that the next test begins like a new page. Only tests need it. */
export function removePageBus(): void {
  for (const key of keys) Reflect.deleteProperty(globalThis, key);
}

/** Creates a bus on an event target. Tests use another target than window. */
export function createBus(target: EventTarget): Bus {
  const lastDetails = new Map<string, unknown>();
  return Object.freeze({ emit, on, last: (name: string) => lastDetails.get(name) });

  function emit(name: string, detail?: unknown) {
    lastDetails.set(name, detail);
    target.dispatchEvent(new CustomEvent(`grocer:${name}`, { detail }));
  }

  function on(name: string, listener: (detail: unknown) => void) {
    const types = unprefixedNames.has(name) ? [`grocer:${name}`, name] : [`grocer:${name}`];
    const handleEvent = (event: Event) => listener('detail' in event ? event.detail : undefined);
    for (const type of types) target.addEventListener(type, handleEvent);
    return () => {
      for (const type of types) target.removeEventListener(type, handleEvent);
    };
  }
}

function isBus(value: unknown): value is Bus {
  const { emit, on, last } = (value ?? {}) as Partial<Bus>;
  return [emit, on, last].every((method) => typeof method === 'function');
}
