// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/shop/browse/groceries"}
import { emitEvent, type HeaderEvents, lastEvent, onEvent } from '@grocer/shared-contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '../../platform/cookies/testing/setCookie.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { emitEventAtom } from '../../state/page/outbox.ts';
import { pathAtom } from '../../state/page/page.ts';
import { connect } from './connect.ts';
import { describeHeader } from './describeHeader.ts';
import { createHeaderInstance } from './headerInstance.ts';

const shop = aShop();
let cleanups: (() => void)[] = [];

beforeEach(() => {
  setCookie('X-Has-Token-Session=true');
});
afterEach(async () => {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
  await deliverMessages();
  // Removes the event bus, because the next test is another page, on which events must not be replayed.
  Reflect.deleteProperty(globalThis, Symbol.for('grocer.bus.1'));
});

/** Waits until messages to other tabs have arrived: otherwise the header of the next test would handle them. */
async function deliverMessages(): Promise<void> {
  const [sender, receiver] = [new BroadcastChannel(channelName), new BroadcastChannel(channelName)];
  await new Promise((resolve) => {
    receiver.onmessage = resolve;
    sender.postMessage({});
  });
  sender.close();
  receiver.close();
}

const channelName = 'grocer.header.1';

const connectHeader = () => {
  const instance = createHeaderInstance({ services: { origin: shop.origin } }, () => ({
    path: '/',
    origin: location.origin,
    hasTokenSession: true,
    idPrefix: 'grocer',
  }));
  const disconnect = connect(instance);
  cleanups.push(disconnect);
  return { disconnect, store: instance.store };
};

const recordEvents = <Name extends 'slot' | 'trolley' | 'delivery_pass' | 'shopping_context'>(name: Name) => {
  const details: HeaderEvents[Name][] = [];
  cleanups.push(onEvent(name, (detail) => void details.push(detail)));
  return details;
};

const slotEvent = (slot: Partial<HeaderEvents['slot']>) =>
  vi.waitFor(() => expect(lastEvent('slot')).toMatchObject({ loading: false, ...slot }), { timeout: 20_000 });

const withBookedSlot = async () => {
  await shop.everyoneIs('slot-booked');
  connectHeader();
  await slotEvent({ booked: true });
};

const requested = () => shop.received.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

/** Opens a page of a signed-in shopper, and waits for the seasonal menu, the last request of its first load. */
async function loadPage() {
  await shop.everyoneIs('signed-in');
  const header = connectHeader();
  await slotEvent({ booked: false });
  await vi.waitFor(() => expect(lastEvent('trolley')).toMatchObject({ itemCount: 12 }));
  const last = 'PUT /content/menu/seasonal-menu/seasonal-menu-content/master';
  await vi.waitFor(() => expect(requested()).toContain(last));
  shop.received.length = 0;
  return header;
}

function anotherTab() {
  const channel = new BroadcastChannel(channelName);
  cleanups.push(() => channel.close());
  return channel;
}

/** The requests except those for content, which the header of an earlier test may still send. */
const withoutContent = () => requested().filter((call) => !call.includes('/content/'));

test('sends the slot to the page, and has saved customer and branch in cookies before', async () => {
  await shop.everyoneIs('slot-booked');
  const slots = recordEvents('slot');
  const cookies: string[] = [];
  cleanups.push(onEvent('slot', ({ booked }) => void (booked && cookies.push(document.cookie))));

  connectHeader();
  await slotEvent({ booked: true });

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
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toContain('customerId=100001');
    expect(cookie).toContain('branchId=753');
  }
});

test('a failure of a service names the release; the sixth of the same failure is not sent', async () => {
  await shop.everyoneIs('signed-in');
  const failures: unknown[] = [];
  cleanups.push(onEvent('header_error', (detail) => void failures.push(detail)));
  const { store } = connectHeader();
  const detail = { code: 'trolley', message: 'The trolley is on fire' };

  for (let time = 1; time <= 6; time++) store.set(emitEventAtom, { name: 'header_error', detail });

  const named = { ...detail, release: 'development', line: 'development' };
  expect(failures).toEqual([named, named, named, named, named]);
});

test('an inspector is told what the header thinks, without a value of the shopper', async () => {
  const { store } = await loadPage();

  const { version, react, session } = describeHeader(store);

  expect([version, react.isOwn]).toEqual(['development', true]);
  expect(session).toMatchObject({ session: 'signed-in', trolley: 'ready', slot: 'none' });
  expect(JSON.stringify(session)).not.toMatch(/\d/);
});

test('a slot whose branch could not be loaded is not booked, and the branch cookie is removed', async () => {
  await shop.everyoneIs('slot-booked');
  await shop.fault('branch', { kind: 'status', status: 500 });
  setCookie('branchId=753');

  connectHeader();
  await slotEvent({ booked: false, error: true });

  expect(lastEvent('slot')).toEqual({
    booked: false,
    loading: false,
    error: true,
    reservationId: null,
    slotType: 'UNDEFINED',
    branchId: null,
    startDateTime: null,
    endDateTime: null,
  });
  expect(document.cookie).not.toContain('branchId');
});

test('a failed shopping context is not saved as an empty trolley, and the page gets no trolley event', async () => {
  await shop.everyoneIs('context-error');
  const trolleys = recordEvents('trolley');
  sessionStorage.removeItem('grocer.last-values.1');
  setCookie('grocerLastValues=; Max-Age=0');

  connectHeader();
  await slotEvent({ booked: false, error: true });

  expect(document.cookie).not.toContain('grocerLastValues');
  expect(sessionStorage.getItem('grocer.last-values.1')).toBeNull();
  expect(trolleys).toEqual([]);
});

test('cancel_slot waits until it is known who is signed in, and leads to a new slot event', async () => {
  await withBookedSlot();
  await shop.fault('token', { kind: 'delay', ms: 300 }, 1);

  anotherTab().postMessage({ shopper: { customerId: '100002', isSupportUser: false } });
  await slotEvent({ booked: false, loading: true });
  emitEvent('cancel_slot', { reservationId: 'r1' });
  await vi.waitFor(() => expect(requested()).toContain('DELETE /slot-reservations/r1'));
  await slotEvent({ booked: false, error: false });

  expect(shop.received.find(({ method }) => method === 'DELETE')?.headers.authorization).not.toBe(
    'Bearer unauthenticated',
  );
  expect(document.cookie).not.toContain('branchId');
});

test('sends order and delivery pass to the page, and to other tabs who is signed in, without the token', async () => {
  await shop.everyoneIs('pass-active');
  const [contexts, passes] = [recordEvents('shopping_context'), recordEvents('delivery_pass')];
  const heard: unknown[] = [];
  anotherTab().onmessage = ({ data }) => heard.push(data);

  connectHeader();

  await vi.waitFor(() => expect(contexts.at(-1)).toMatchObject({ customerOrderId: '5001' }));
  await vi.waitFor(() => expect(passes.at(-1)).toEqual({ status: 'ACTIVE' }));
  expect(passes[0]).toEqual({ status: 'UNKNOWN' });
  expect(heard).toEqual([{ shopper: { customerId: '100001', isSupportUser: false } }]);
});

test('events from before the header was mounted are handled once, in their order, and no call is made twice', async () => {
  await shop.everyoneIs('slot-booked');
  emitEvent('started_trolley_update');
  emitEvent('route_changed', { path: '/ecom/checkout' });
  emitEvent('finished_trolley_update', { added: 'Milk' });
  emitEvent('slot_changed');
  emitEvent('cancel_slot', { reservationId: 'r1' });
  emitEvent('route_changed', { path: '/ecom/shop/trolley' });

  const { store } = connectHeader();
  await slotEvent({ booked: false, error: false });
  await vi.waitFor(() => expect(lastEvent('trolley')).toMatchObject({ itemCount: 12 }));

  expect(store.get(pathAtom)).toBe('/ecom/shop/trolley');
  const cancelled = 'DELETE /slot-reservations/r1';
  expect(requested().filter((call) => call.startsWith('DELETE'))).toEqual([cancelled]);
  const before = withoutContent().slice(0, withoutContent().indexOf(cancelled));
  expect(before).toContain('POST /graph/live');
  expect(before.toSorted()).toEqual([...new Set(before)].sort());
});

test('while the token service is down the page is told that nobody is signed in', async () => {
  await shop.fault('token', { kind: 'drop' }, 1);

  connectHeader();

  await vi.waitFor(() => expect(lastEvent('session')).toEqual({ loggedIn: false, customerId: null }));
});

test('slot_changed reloads slot and trolley', async () => {
  await loadPage();

  emitEvent('slot_changed');

  await vi.waitFor(() =>
    expect(withoutContent().toSorted()).toEqual(['GET /slot-reservations', 'POST /graph/live']),
  );
});

test('a page that is restored from the back/forward cache asks for the token first', async () => {
  await loadPage();

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  await vi.waitFor(() => expect(requested()).toContain('GET /slot-reservations'));
  expect(withoutContent()[0]).toBe('GET /api/token/v1/token');
});

test('after disconnecting it ignores events of the page and of the browser', async () => {
  const { disconnect } = await loadPage();

  disconnect();
  emitEvent('slot_changed');
  emitEvent('finished_trolley_update');
  window.dispatchEvent(new Event('online'));
  connectHeader();
  await vi.waitFor(() => expect(requested()).toContain('GET /slot-reservations'));

  expect(requested().filter((call) => call === 'GET /slot-reservations')).toHaveLength(1);
});
