// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/shop/browse/groceries"}
import { emitEvent, type HeaderEvents, lastEvent, onEvent } from '@grocer/shared-contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../services/testing/aShop.ts';
import { connect } from './connect.ts';
import { createPage } from './page.ts';

const shop = aShop();
let leave: (() => void)[] = [];

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to set one
  document.cookie = 'X-Has-Token-Session=true; Path=/';
});
afterEach(() => {
  for (const undo of leave) undo();
  leave = [];
  // Another page: it remembers no events.
  Reflect.deleteProperty(globalThis, Symbol.for('grocer.bus.1'));
});

const connected = () => {
  const page = createPage({ services: { origin: shop.origin } }, () => ({
    path: '/',
    origin: location.origin,
    hasTokenSession: true,
    idPrefix: 'grocer',
  }));
  const disconnect = connect(page);
  leave.push(disconnect);
  return disconnect;
};

const heard = <Name extends 'slot' | 'delivery_pass' | 'shopping_context'>(name: Name) => {
  const details: HeaderEvents[Name][] = [];
  leave.push(onEvent(name, (detail) => void details.push(detail)));
  return details;
};

const settled = (slot: Partial<HeaderEvents['slot']>) =>
  vi.waitFor(() => expect(lastEvent('slot')).toMatchObject({ loading: false, ...slot }));

const asked = () => shop.received.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

describe('connect', () => {
  test('says so when another version of the header is on the page', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    emitEvent('header_ready', { version: '0.0.9' });

    connected();

    expect(said).toHaveBeenCalledWith(
      '[grocer header] version development came to a page that has version 0.0.9; they share nothing',
    );
    said.mockRestore();
  });

  test('tells the page of the slot, and keeps who shops where in cookies', async () => {
    await shop.everyoneIs('slot-booked');
    const slots = heard('slot');

    connected();
    await settled({ booked: true });

    expect(slots.at(-1)).toEqual({
      booked: true,
      loading: false,
      error: false,
      reservationId: 'r1',
      slotType: 'DELIVERY',
      branchId: '753',
      startDateTime: '2026-03-05T09:00:00Z',
      endDateTime: '2026-03-05T10:00:00Z',
    });
    expect(document.cookie).toContain('customerId=100001');
    expect(document.cookie).toContain('branchId=753');
  });

  test('a page that hears of the slot finds the cookie already there', async () => {
    await shop.everyoneIs('slot-booked');
    const cookies: string[] = [];
    leave.push(onEvent('slot', ({ booked }) => void (booked && cookies.push(document.cookie))));

    connected();
    await settled({ booked: true });

    expect(cookies.every((cookie) => cookie.includes('branchId=753'))).toBe(true);
  });

  test('tells the page of the order and of the delivery pass', async () => {
    await shop.everyoneIs('pass-active');
    const [contexts, passes] = [heard('shopping_context'), heard('delivery_pass')];

    connected();

    await vi.waitFor(() => expect(contexts.at(-1)).toMatchObject({ customerOrderId: '5001' }));
    await vi.waitFor(() => expect(passes.at(-1)).toEqual({ status: 'ACTIVE' }));
    expect(passes[0]).toEqual({ status: 'UNKNOWN' });
  });

  test('cancel_slot gives the slot back and is answered by a new slot event', async () => {
    await shop.everyoneIs('slot-booked');
    connected();
    await settled({ booked: true });

    emitEvent('cancel_slot', { reservationId: 'r1' });
    await settled({ booked: false, error: false });

    expect(asked()).toContain('DELETE /slot-reservations/r1');
    expect(document.cookie).not.toContain('branchId');
  });

  test('slot_changed reads slot and trolley again', async () => {
    await shop.everyoneIs('signed-in');
    connected();
    await settled({ booked: false });
    await vi.waitFor(() => expect(lastEvent('trolley')).toMatchObject({ itemCount: 12 }));
    shop.received.length = 0;

    emitEvent('slot_changed');

    await vi.waitFor(() =>
      expect(asked().toSorted()).toEqual(['GET /slot-reservations', 'POST /graph/live']),
    );
  });

  test('a page that is online again reads trolley and slot again', async () => {
    await shop.everyoneIs('signed-in');
    connected();
    await settled({ booked: false });
    shop.received.length = 0;

    window.dispatchEvent(new Event('online'));

    await vi.waitFor(() =>
      expect(asked()).toEqual(expect.arrayContaining(['GET /slot-reservations', 'POST /graph/live'])),
    );
  });

  test('what another tab has changed is read again', async () => {
    await shop.everyoneIs('slot-booked');
    connected();
    await settled({ booked: true });
    shop.received.length = 0;

    const otherTab = new BroadcastChannel('grocer.header.1');
    otherTab.postMessage('changed');

    await vi.waitFor(() => expect(asked()).toContain('GET /slot-reservations'));
    otherTab.close();
  });

  test('once disconnected it hears neither the page nor the browser', async () => {
    await shop.everyoneIs('signed-in');
    const disconnect = connected();
    await settled({ booked: false });
    shop.received.length = 0;

    disconnect();
    emitEvent('slot_changed');
    emitEvent('finished_trolley_update');
    window.dispatchEvent(new Event('online'));
    connected();
    await vi.waitFor(() => expect(asked()).toContain('GET /slot-reservations'));

    expect(asked().filter((call) => call === 'GET /slot-reservations')).toHaveLength(1);
  });
});
