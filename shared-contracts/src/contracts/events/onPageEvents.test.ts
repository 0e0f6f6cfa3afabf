// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageEventNames, removePageBus } from './bus.ts';
import { emitEvent, onPageEvents, type PageEventHandlers } from './onEvent.ts';

let received: unknown[];
let handlers: PageEventHandlers;

beforeEach(() => {
  removePageBus();
  received = [];
  handlers = Object.fromEntries(
    pageEventNames.map((name) => [
      name,
      (detail: unknown) => received.push(detail === undefined ? name : [name, detail]),
    ]),
  ) as unknown as PageEventHandlers;
});
afterEach(() => void vi.restoreAllMocks());

test('events from before the header are handled once, in their order, and later ones as they come', () => {
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

test('a second header of the page does not handle them again', () => {
  emitEvent('open_multi_search');

  onPageEvents(handlers)();
  onPageEvents(handlers)();

  expect(received).toEqual(['open_multi_search']);
});

test('an early event whose detail does not fit is dropped and reported, and so is a handler that throws', () => {
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
  expect(complaints.mock.calls.map(([message]) => message)).toEqual([
    '[grocer header] a listener of event slot_changed threw',
    '[grocer header] event cancel_slot: expected string or number at reservationId, got nothing; it is dropped',
  ]);
});
