import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bus, createBus, pageBus, requestedEvent } from './bus.ts';

const key = Symbol.for('grocer.bus.1');
const spareKey = Symbol.for('grocer.bus.1.spare');

function forgetPageBus() {
  for (const each of [key, spareKey]) Reflect.deleteProperty(globalThis, each);
}

afterEach(() => {
  forgetPageBus();
  vi.unstubAllGlobals();
});

describe('createBus', () => {
  let target: EventTarget;
  let bus: Bus;

  beforeEach(() => {
    target = new EventTarget();
    bus = createBus(target);
  });

  it('returns the last detail of each name', () => {
    bus.emit('session', 1);
    bus.emit('session', 2);

    expect(bus.last('session')).toBe(2);
    expect(bus.last('trolley')).toBeUndefined();
    expect(bus.last('__proto__')).toBeUndefined();
  });

  it('uses DOM events, so that scripts without this package can take part', () => {
    const received: unknown[] = [];
    target.addEventListener('grocer:header_ready', (event) => received.push((event as CustomEvent).detail));
    bus.on('route_changed', (detail) => received.push(detail));

    bus.emit('header_ready', { version: '1' });
    target.dispatchEvent(new CustomEvent('grocer:route_changed', { detail: { path: '/' } }));

    expect(received).toEqual([{ version: '1' }, { path: '/' }]);
  });

  it.each(['started_trolley_update', 'finished_trolley_update'])(
    'receives %s without the prefix, once, also without a detail',
    (name) => {
      const listener = vi.fn();
      bus.on(name, listener);

      target.dispatchEvent(new CustomEvent(name));
      target.dispatchEvent(new Event(name));
      bus.emit(name);

      expect(listener.mock.calls).toEqual([[null], [undefined], [null]]);
    },
  );

  it('ignores every other name without the prefix', () => {
    const listener = vi.fn();
    bus.on('session', listener);

    target.dispatchEvent(new CustomEvent('session'));

    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps the page’s events until the header takes them, in their order', () => {
    bus.emit('slot_changed');
    target.dispatchEvent(new CustomEvent('started_trolley_update'));
    bus.emit('session', { loggedIn: false });
    bus.emit('route_changed', { path: '/ecom' });

    expect(bus.takeEarly()).toEqual([
      ['slot_changed', null],
      ['started_trolley_update', null],
      ['route_changed', { path: '/ecom' }],
    ]);

    bus.emit('slot_changed');
    expect(bus.takeEarly()).toEqual([]);
  });

  it('keeps 100 events of a page whose header never comes', () => {
    for (let path = 0; path < 200; path += 1) bus.emit('route_changed', { path });

    expect(bus.takeEarly()).toHaveLength(100);
  });

  it.each<[what: string, act: (bus: Bus) => void, isRequested: boolean]>([
    ['nothing', () => {}, false],
    ['a listener for an event of the header', (bus) => bus.on('trolley', () => {}), true],
    ['a listener for an event of the page', (bus) => bus.on('slot_changed', () => {}), false],
    ['an event of the page', (bus) => bus.emit('open_multi_search'), true],
    ['an event of the header', (bus) => bus.emit('header_ready', { version: '1' }), false],
    ['a call of loadHeader', (bus) => bus.request(), true],
  ])('asks for the header’s script: %s', (_what, act, isRequested) => {
    const listener = vi.fn();
    target.addEventListener(requestedEvent, listener);

    act(bus);
    act(bus);

    expect(bus.isRequested()).toBe(isRequested);
    expect(listener).toHaveBeenCalledTimes(isRequested ? 1 : 0);
  });

  it('is frozen, so that a page cannot change it', () => {
    expect(Object.isFrozen(bus)).toBe(true);
  });
});

describe('pageBus', () => {
  it('is shared by all copies of the package', () => {
    vi.stubGlobal('window', new EventTarget());
    const existing = createBus(new EventTarget());
    Object.defineProperty(globalThis, key, { value: existing, configurable: true });

    expect(pageBus()).toBe(existing);
  });

  it.each([1, 'taken', {}, { emit: 1, on: null, last: 'x' }])(
    'replaces %j, which a script of the page has put in its place',
    (taken) => {
      vi.stubGlobal('window', new EventTarget());
      Object.assign(globalThis, { [key]: taken });

      expect(pageBus()).toBe(pageBus());
      expect(Reflect.get(globalThis, key)).toBe(pageBus());
    },
  );

  it('is shared by all copies even if a script of the page has taken the global key of the bus', () => {
    // Runs in its own process, because the property that it defines cannot be removed again.
    const script = `
      globalThis.window = new EventTarget();
      Object.defineProperty(globalThis, Symbol.for('grocer.bus.1'), { value: 'taken' });
      const bus = ${JSON.stringify(path.join(import.meta.dirname, 'bus.ts'))};
      const [ours, theirs] = [await import(bus), await import(bus + '?another copy')];
      ours.pageBus().emit('session', 1);
      console.log(theirs.pageBus().last('session'));`;

    expect(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
    ).toBe('1\n');
  });

  it('does not exist on a server, where it would mix up visitors', () => {
    expect(pageBus()).toBeUndefined();
  });
});
