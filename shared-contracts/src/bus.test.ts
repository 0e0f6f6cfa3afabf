import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBus, pageBus } from './bus.ts';

const forgetPageBus = () => Reflect.deleteProperty(globalThis, Symbol.for('grocer.bus.1'));

afterEach(() => {
  forgetPageBus();
  vi.unstubAllGlobals();
});

describe('createBus', () => {
  it('calls every listener of a name, in order, until it leaves', () => {
    const bus = createBus(new EventTarget());
    const heard: unknown[] = [];
    const leave = bus.on('session', (detail) => heard.push(['first', detail]));
    bus.on('session', (detail) => heard.push(['second', detail]));

    bus.emit('session', 1);
    leave();
    bus.emit('session', 2);
    bus.emit('trolley', 3);

    expect(heard).toEqual([
      ['first', 1],
      ['second', 1],
      ['second', 2],
    ]);
  });

  it('remembers the last detail of each name', () => {
    const bus = createBus(new EventTarget());

    bus.emit('session', 1);
    bus.emit('session', 2);

    expect(bus.last('session')).toBe(2);
    expect(bus.last('trolley')).toBeUndefined();
    expect(bus.last('__proto__')).toBeUndefined();
  });

  it('speaks DOM events, so that scripts without this package take part', () => {
    const target = new EventTarget();
    const bus = createBus(target);
    const heard: unknown[] = [];
    target.addEventListener('grocer:header_ready', (event) => heard.push((event as CustomEvent).detail));
    bus.on('route_changed', (detail) => heard.push(detail));

    bus.emit('header_ready', { version: '1' });
    target.dispatchEvent(new CustomEvent('grocer:route_changed', { detail: { path: '/' } }));

    expect(heard).toEqual([{ version: '1' }, { path: '/' }]);
  });

  it.each(['started_trolley_update', 'finished_trolley_update'])('hears a bare %s, once', (name) => {
    const target = new EventTarget();
    const bus = createBus(target);
    const listener = vi.fn();
    bus.on(name, listener);

    target.dispatchEvent(new CustomEvent(name));
    expect(listener).toHaveBeenCalledTimes(1);

    bus.emit(name);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('hears a bare event of another class than CustomEvent', () => {
    const target = new EventTarget();
    const listener = vi.fn();
    createBus(target).on('started_trolley_update', listener);

    target.dispatchEvent(new Event('started_trolley_update'));

    expect(listener).toHaveBeenCalledWith(undefined);
  });

  it('takes no other name without its prefix', () => {
    const target = new EventTarget();
    const listener = vi.fn();
    createBus(target).on('session', listener);

    target.dispatchEvent(new CustomEvent('session'));

    expect(listener).not.toHaveBeenCalled();
  });

  it('cannot be changed by a page', () => {
    expect(Object.isFrozen(createBus(new EventTarget()))).toBe(true);
  });
});

describe('pageBus', () => {
  it('is one for all copies of the package', () => {
    vi.stubGlobal('window', new EventTarget());
    const elder = createBus(new EventTarget());
    Object.defineProperty(globalThis, Symbol.for('grocer.bus.1'), { value: elder, configurable: true });

    expect(pageBus()).toBe(elder);
  });

  it('is made by the first that needs it and stays', () => {
    vi.stubGlobal('window', new EventTarget());

    expect(pageBus()).toBe(pageBus());
  });

  it('is not there on a server, where it would mix up visitors', () => {
    expect(pageBus()).toBeUndefined();
  });
});
