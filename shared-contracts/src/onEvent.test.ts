import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBus } from './bus.ts';
import { emitEvent } from './emitEvent.ts';
import { eventSchemas, type HeaderEventName, stateEventNames } from './events.ts';
import { lastEvent } from './lastEvent.ts';
import { onEvent } from './onEvent.ts';

const signedIn = { loggedIn: true, customerId: '100001' };
const signedOut = { loggedIn: false, customerId: null };
const microtask = () => Promise.resolve();

const recorder = () => {
  const messages: string[] = [];
  return { messages, report: (message: string) => messages.push(message) };
};

beforeEach(() => vi.stubGlobal('window', new EventTarget()));

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('grocer.bus.1'));
  vi.unstubAllGlobals();
});

describe('emitEvent', () => {
  it('reaches every listener before it returns', () => {
    const listener = vi.fn();
    onEvent('session', listener);

    emitEvent('session', signedIn);

    expect(listener).toHaveBeenCalledExactlyOnceWith(signedIn);
  });

  it('needs no detail where the name says all', () => {
    const listener = vi.fn();
    onEvent('open_multi_search', listener);

    emitEvent('open_multi_search');

    expect(listener).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('drops a detail that does not fit and says why', () => {
    const { messages, report } = recorder();
    const listener = vi.fn();
    onEvent('session', listener);

    emitEvent('session', { loggedIn: 'yes' } as never, { report });

    expect(listener).not.toHaveBeenCalled();
    expect(messages).toEqual(['event session: expected boolean at loggedIn, got string; it is dropped']);
  });

  it('drops an event that nobody knows', () => {
    const { messages, report } = recorder();

    emitEvent('toString' as HeaderEventName, undefined as never, { report });

    expect(messages).toEqual(['there is no event toString; it is dropped']);
  });

  it('survives whatever a page passes', () => {
    const names = Object.keys(eventSchemas) as HeaderEventName[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.anything(), (name, detail) => {
        emitEvent(name, detail as never, { report: () => {} });
      }),
    );
  });

  it('does nothing on a server', () => {
    vi.unstubAllGlobals();

    emitEvent('session', signedIn);

    expect(pageBus()).toBeUndefined();
  });
});

describe('onEvent', () => {
  it('tells a late subscriber how things stand, after it has returned', async () => {
    emitEvent('session', signedIn);
    const heard: unknown[] = [];

    const leave = onEvent('session', (detail) => {
      heard.push(detail);
      leave();
    });

    expect(heard).toEqual([]);
    await microtask();
    expect(heard).toEqual([signedIn]);
  });

  it('never goes back in time: what is newer comes in place of the replay', async () => {
    emitEvent('session', signedIn);
    const listener = vi.fn();

    onEvent('session', listener);
    emitEvent('session', signedOut);
    await microtask();

    expect(listener).toHaveBeenCalledExactlyOnceWith(signedOut);
  });

  it('replays nothing to a subscriber that has left', async () => {
    emitEvent('session', signedIn);
    const listener = vi.fn();

    onEvent('session', listener)();
    await microtask();

    expect(listener).not.toHaveBeenCalled();
  });

  it('replays nothing of what merely happened', async () => {
    emitEvent('search_submitted', { term: 'milk' });
    const listener = vi.fn();

    onEvent('search_submitted', listener);
    await microtask();

    expect(listener).not.toHaveBeenCalled();
  });

  it('calls the other listeners when one throws, and reports it', () => {
    const report = vi.fn();
    const second = vi.fn();
    const mistake = new Error('a page’s mistake');
    onEvent(
      'session',
      () => {
        throw mistake;
      },
      { report },
    );
    onEvent('session', second);

    emitEvent('session', signedIn);

    expect(second).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith('a listener of event session threw', mistake);
  });

  it('drops what another script dispatched and does not fit', () => {
    const { messages, report } = recorder();
    const listener = vi.fn();
    onEvent('cancel_slot', listener, { report });

    window.dispatchEvent(new CustomEvent('grocer:cancel_slot', { detail: 'r1' }));

    expect(listener).not.toHaveBeenCalled();
    expect(messages).toEqual(['event cancel_slot: expected object at the top, got string; it is dropped']);
  });

  it('reads what a newer version wrote, and leaves out what it does not know', () => {
    const listener = vi.fn();
    onEvent('delivery_pass', listener);

    pageBus()?.emit('delivery_pass', { status: 'PAUSED', until: '2027-01-01' });

    expect(listener).toHaveBeenCalledExactlyOnceWith({ status: 'UNKNOWN' });
  });

  it('hears the two bare names of the specification, once each', () => {
    const listener = vi.fn();
    onEvent('started_trolley_update', listener);
    onEvent('finished_trolley_update', listener);

    window.dispatchEvent(new CustomEvent('started_trolley_update', { detail: 'anything' }));
    window.dispatchEvent(new CustomEvent('finished_trolley_update'));

    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('hands each listener a detail of its own', () => {
    onEvent('multi_search_submitted', ({ items }) => items.push('spoilt'));
    const second = vi.fn();
    onEvent('multi_search_submitted', second);

    emitEvent('multi_search_submitted', { items: ['milk'] });

    expect(second).toHaveBeenCalledExactlyOnceWith({ items: ['milk'] });
  });

  it('does nothing on a server', () => {
    vi.unstubAllGlobals();

    expect(onEvent('session', () => {})()).toBeUndefined();
  });
});

describe('lastEvent', () => {
  it('tells how things stand', () => {
    expect(lastEvent('session')).toBeUndefined();

    emitEvent('session', signedIn);
    emitEvent('session', signedOut);

    expect(lastEvent('session')).toEqual(signedOut);
  });

  it('does not hand on what another version wrote and does not fit', () => {
    const { messages, report } = recorder();
    pageBus()?.emit('session', { signedIn: true });

    expect(lastEvent('session', { report })).toBeUndefined();
    expect(messages).toEqual(['event session: expected boolean at loggedIn, got nothing; it is dropped']);
  });
});

describe('stateEventNames', () => {
  it('are those that say how things stand', () => {
    expect(stateEventNames).toEqual([
      'session',
      'shopping_context',
      'trolley',
      'slot',
      'delivery_pass',
      'header_ready',
    ]);
  });
});
