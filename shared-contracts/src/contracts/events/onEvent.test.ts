import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aHeaderSlot } from '../shop/shop.fixtures.ts';
import { pageBus, pageEventNames, removePageBus } from './bus.ts';
import { exampleEvents } from './event.fixtures.ts';
import { eventSchemas, type HeaderEventName, stateEventNames } from './events.ts';
import { emitEvent, lastEvent, onEvent, onPageEvents, type PageEventHandlers } from './onEvent.ts';

/** `emitEvent`, typed to also accept the header's own events. */
const emitHeaderEvent = emitEvent as (name: HeaderEventName, ...emission: unknown[]) => void;
const signedIn = { loggedIn: true, customerId: '100001' };
const signedOut = { loggedIn: false, customerId: null };
const microtask = () => Promise.resolve();

let messages: string[];
const report = (message: string) => void messages.push(message);

const listenTo = (name: HeaderEventName, settings?: Parameters<typeof onEvent>[2]) => {
  const listener = vi.fn();
  onEvent(name, listener, settings);
  return listener;
};

beforeEach(() => {
  messages = [];
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  removePageBus();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('emitEvent', () => {
  it('calls the listeners before it returns, without a detail for an event that has none', () => {
    const [onSession, onOpen] = [listenTo('session'), listenTo('open_multi_search')];

    // @ts-expect-error only the header emits this event
    emitEvent('session', signedIn);
    emitEvent('open_multi_search');

    expect(onSession).toHaveBeenCalledExactlyOnceWith(signedIn);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('drops an event whose detail does not fit and reports why', () => {
    const listener = listenTo('session');

    emitHeaderEvent('session', { loggedIn: 'yes' } as never, { report });

    expect(listener).not.toHaveBeenCalled();
    expect(messages).toEqual(['event session: expected boolean at loggedIn, got string; it is dropped']);
  });

  it('drops an event with an unknown name', () => {
    emitEvent('toString' as 'show_error', undefined, { report });

    expect(messages).toEqual(['there is no event toString; it is dropped']);
  });

  it('never throws, whatever a page passes', () => {
    const names = Object.keys(eventSchemas) as HeaderEventName[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.anything(), (name, detail) => {
        emitHeaderEvent(name, detail as never, { report: () => {} });
      }),
    );
  });

  it('does nothing on a server', () => {
    vi.unstubAllGlobals();

    emitHeaderEvent('session', signedIn);

    expect(pageBus()).toBeUndefined();
  });
});

describe('onEvent', () => {
  it('replays the last state to a late subscriber after it has returned', async () => {
    emitHeaderEvent('session', signedIn);
    const received: unknown[] = [];

    const unsubscribe = onEvent('session', (detail) => {
      received.push(detail);
      unsubscribe();
    });

    expect(received).toEqual([]);
    await microtask();
    expect(received).toEqual([signedIn]);
  });

  it.each<
    [what: string, early: HeaderEventName, act: (unsubscribe: () => void) => void, received: unknown[]]
  >([
    ['an old state after a newer one', 'session', () => emitHeaderEvent('session', signedOut), [[signedOut]]],
    ['to a listener that has unsubscribed', 'session', (unsubscribe) => unsubscribe(), []],
    ['events that are not state events', 'search_submitted', () => {}, []],
  ])('does not replay %s', async (_what, name, act, received) => {
    emitHeaderEvent(name, name === 'session' ? signedIn : { term: 'milk' });
    const listener = vi.fn();

    act(onEvent(name, listener));
    await microtask();

    expect(listener.mock.calls).toEqual(received);
  });

  it('drops an event of another script whose detail does not fit', () => {
    const listener = listenTo('cancel_slot', { report });

    window.dispatchEvent(new CustomEvent('grocer:cancel_slot', { detail: 'r1' }));

    expect(listener).not.toHaveBeenCalled();
    expect(messages).toEqual(['event cancel_slot: expected object at the top, got string; it is dropped']);
  });

  it('gives each listener its own copy of the detail', () => {
    onEvent('multi_search_submitted', ({ items }) => items.push('spoilt'));
    const second = listenTo('multi_search_submitted');

    emitHeaderEvent('multi_search_submitted', { items: ['milk'] });

    expect(second).toHaveBeenCalledExactlyOnceWith({ items: ['milk'] });
  });

  it('reports a name that no event has', () => {
    const listener = vi.fn();

    onEvent('trolly' as 'trolley', listener, { report });
    pageBus()?.emit('trolly', {});

    expect(listener).not.toHaveBeenCalled();
    expect(messages).toEqual(['there is no event trolly; its listener is never called']);
  });

  it('does nothing on a server', () => {
    vi.unstubAllGlobals();

    expect(onEvent('session', () => {})()).toBeUndefined();
  });
});

describe('lastEvent', () => {
  it('returns the current state', () => {
    expect(lastEvent('session')).toBeUndefined();

    emitHeaderEvent('session', signedIn);
    emitHeaderEvent('session', signedOut);

    expect(lastEvent('session')).toEqual(signedOut);
  });

  it('returns nothing if the event of another version does not fit', () => {
    pageBus()?.emit('session', { signedIn: true });

    expect(lastEvent('session', { report })).toBeUndefined();
    expect(messages).toEqual(['event session: expected boolean at loggedIn, got nothing; it is dropped']);
  });
});

it('the state events are those that describe the current state', () => {
  expect(stateEventNames.join()).toBe('session,shopping_context,trolley,slot,delivery_pass,header_ready');
});

describe('onPageEvents', () => {
  let received: unknown[];
  let handlers: PageEventHandlers;

  beforeEach(() => {
    received = [];
    handlers = Object.fromEntries(
      pageEventNames.map((name) => [name, (data: unknown) => received.push(data ? [name, data] : name)]),
    ) as unknown as PageEventHandlers;
  });
  it('events from before the header are handled once, in their order, and later ones as they come', () => {
    emitEvent('started_trolley_update');
    emitEvent('slot_changed');
    emitEvent('finished_trolley_update', { added: 'Milk' });
    emitEvent('shopping_context_changed');

    const stop = onPageEvents(handlers);
    emitEvent('route_changed', { path: '/ecom' });
    stop();
    emitEvent('show_error');

    expect(received).toEqual([
      'started_trolley_update',
      'slot_changed',
      ['finished_trolley_update', { added: 'Milk' }],
      'shopping_context_changed',
      ['route_changed', { path: '/ecom' }],
    ]);
  });

  it('a second header of the page does not handle them again', () => {
    emitEvent('open_multi_search');

    onPageEvents(handlers)();
    onPageEvents(handlers)();

    expect(received).toEqual(['open_multi_search']);
  });

  it('an early event whose detail does not fit is dropped and reported, and so is a handler that throws', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    emitEvent('slot_changed');
    emitEvent('show_error');
    window.dispatchEvent(new CustomEvent('grocer:cancel_slot', { detail: {} }));
    expect(received).toEqual([]);

    onPageEvents({
      ...handlers,
      slot_changed() {
        throw new Error('broken');
      },
    })();

    expect(received).toEqual(['show_error']);
    expect(complaints.mock.calls).toEqual([
      ['[grocer header] a listener of event slot_changed threw', new Error('broken')],
      [
        '[grocer header] event cancel_slot: expected string or number at reservationId, got nothing; it is dropped',
      ],
    ]);
  });
});

const read = (name: HeaderEventName, detail: unknown) => parseContract(eventSchemas[name], detail, name);

describe('eventSchemas', () => {
  it.each([
    ...(Object.entries(exampleEvents) as [HeaderEventName, unknown][]),
    ['finished_trolley_update', undefined] as const,
    ['finished_trolley_update', { added: 'Milk', failed: undefined }] as const,
    ['finished_trolley_update', { added: undefined, failed: 'Milk' }] as const,
    ['session', { loggedIn: false, customerId: null }] as const,
  ])('returns the detail of %s unchanged', (name, detail) => {
    expect(read(name, detail)).toEqual(detail);
  });

  it.each([null, 'done', 7, ['Milk']])('reads the detail %j of finished_trolley_update as none', (detail) => {
    expect(read('finished_trolley_update', detail)).toBeUndefined();
  });

  it.each([null, '', ' ', 7, {}])('reads the product name %j as none', (added) => {
    expect(read('finished_trolley_update', { added, failed: 'Eggs' })).toEqual({ failed: 'Eggs' });
  });

  it('removes the shopper’s address from the event slot', () => {
    const { address: _, ...slot } = aHeaderSlot();

    expect(read('slot', { ...aHeaderSlot(), reservationId: 'r1' })).toEqual({ ...slot, reservationId: 'r1' });
  });
});
