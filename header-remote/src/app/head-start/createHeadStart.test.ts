// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/shop/browse/groceries"}
import type { ScenarioName } from '@grocer/sandbox';
import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setCookie } from '../../platform/cookies/testing/setCookie.ts';
import { openTabsChannel } from '../../platform/freshness/connectTabs.ts';
import { headStart, provideHeadStart } from '../../platform/head-start/headStart.ts';
import { serviceRequest } from '../../platform/http/serviceRequest.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { tokenCall } from '../../services/token.ts';
import { createServices } from '../runtime/createServices.ts';
import { createHeadStart, longestAgeMs } from './createHeadStart.ts';

const shop = aShop();
const tabs = new Set<FakeChannel>();

/** Stand-in for `BroadcastChannel`, which jsdom lacks. */
class FakeChannel extends EventTarget {
  onmessage = null;
  constructor() {
    super();
    tabs.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of tabs) if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    tabs.delete(this);
  }
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch');
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  setCookie('grocerLastOrder=');
  setCookie('X-Has-Token-Session=true');
  setCookie('customerId=100001');
});
afterEach(async () => {
  headStart()?.end();
  // A late call would count in the next test.
  await Promise.allSettled(vi.mocked(fetch).mock.results.map(({ value }) => value));
  Reflect.deleteProperty(globalThis, Symbol.for('grocer.start'));
  tabs.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The received calls, sorted because parallel calls arrive in any order. */
const requested = () => shop.received.map(({ method, path }) => `${method} ${path.split('?')[0]}`).sort();

const callsOfStart = [
  'GET /addresses/a1',
  'GET /api/token/v1/token',
  'GET /branches/753',
  'GET /slot-reservations',
  'GET /v1/shopping-context',
  'POST /graph/live',
];

/** Expects the early calls and the given calls, and no others. */
const expectStartAnd = (...calls: string[]) =>
  expect(requested()).toEqual([...callsOfStart, ...calls].sort());

const addresses = (overrides = {}) => ({
  ...resolveHeaderOptions({ services: { origin: shop.origin, overrides } }).services,
  headers: { breadcrumb: 'site-header' },
  folder: 'https://header.example/1.0.0/',
});

/** Starts the early calls for the scenario's shopper, and waits for the given number of calls. */
async function start({ scenario = 'slot-booked' as ScenarioName, calls = callsOfStart.length } = {}) {
  await shop.everyoneIs(scenario);
  provideHeadStart(createHeadStart(addresses()));
  await vi.waitFor(() => expect(shop.received).toHaveLength(calls));
}

/** Creates the service clients of a header on this page. */
const header = (appName = 'site-header') =>
  createServices({
    options: resolveHeaderOptions({ services: { origin: shop.origin }, config: { appName } }),
    cookies: { read: () => undefined },
    onShopperChanged: () => {},
  }).services;

/** Loads the shopper's data as the header does. */
async function load(services = header()) {
  await services.startSession();
  const { customerOrderId, customerOrderState } = await services.fetchShoppingContext();
  const orderId = customerOrderId ?? '';
  const [answer] = await Promise.all([
    services.fetchTrolley({ orderId, amending: customerOrderState === 'AMENDING' }),
    services.fetchReservations(orderId),
  ]);
  await Promise.all([services.fetchAddress('a1'), services.fetchBranch('753')]);
  return answer;
}

/** Loads an amended order's data, except the slot, as the header does. */
async function loadAmended(services = header()) {
  await services.startSession();
  await services.fetchShoppingContext();
  await services.fetchTrolley({ orderId: '5001', amending: true });
}

test("makes the header's calls for trolley and slot, and the header does not repeat them", async () => {
  await start();
  expect(requested()).toEqual(callsOfStart);

  const answer = await load();

  expect(answer.trolley?.orderId).toBe('5001');
  expect(requested()).toEqual(callsOfStart);
});

test('asks for the order itself while it is being amended, as the header does', async () => {
  await shop.everyoneIs('amending');
  provideHeadStart(createHeadStart(addresses()));
  await vi.waitFor(() => expect(requested()).toContain('GET /slot-reservations'));

  await loadAmended();

  expect(requested().filter((call) => call === 'POST /graph/live')).toHaveLength(1);
});

test('an answer to another request is not used', async () => {
  await start();

  await load(header('another-header'));

  expectStartAnd(...callsOfStart);
});

test('a visitor whose session has ended costs one call, whose answer the header uses', async () => {
  await start({ scenario: 'anonymous', calls: 1 });

  expect(await header().startSession()).toBeUndefined();
  expect(requested()).toEqual(['GET /api/token/v1/token']);
});

test("a failed call fails for the header, too; it is made again at the header's next request", async () => {
  const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await shop.everyoneIs('slot-booked');
  provideHeadStart(createHeadStart(addresses()));
  const { startSession } = header();

  await expect(startSession()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(failing).toHaveBeenCalledOnce();

  expect(await startSession()).toMatchObject({ customerId: '100001' });
  expect(failing).toHaveBeenCalledTimes(2);
});

test('tells the header when it has sent a call', async () => {
  const startedAt = Date.now();
  await start();
  const onTaken = vi.fn();

  headStart()?.take(serviceRequest(tokenCall(addresses().token), addresses().headers), onTaken);

  const [sentAt] = onTaken.mock.calls[0] ?? [];
  expect(sentAt).toBeGreaterThanOrEqual(startedAt);
  expect(sentAt).toBeLessThanOrEqual(Date.now());
});

test('an answer that the header cannot use ends the head start, and the header reports it', async () => {
  await shop.fault('token', { kind: 'malformed' });
  await start({ calls: 1 });

  await expect(header().startSession()).rejects.toThrow('token: expected JSON at the top, got other text');
  expect(requested()).toEqual(['GET /api/token/v1/token']);
});

test('a token of more than 64 KB is left to the header', async () => {
  const body = { accessToken: 'a'.repeat(65_536), expiresIn: 900, customerId: '1' };
  await shop.fault('token', { kind: 'status', status: 200, body });
  await start({ calls: 1 });

  expect(await header().startSession()).toMatchObject({ customerId: '1' });
  expect(requested()).toEqual(['GET /api/token/v1/token']);
});

test('requests nothing more once the header makes its calls', async () => {
  await shop.fault('token', { kind: 'delay', ms: 100 });
  await start({ calls: 1 });

  await load();

  expect(requested()).toEqual(callsOfStart);
});

test('sends the token only to the origin that has issued it', async () => {
  await shop.everyoneIs('slot-booked');
  const other = `${shop.origin.replace('localhost', '127.0.0.1')}`;
  const fetched = vi.spyOn(globalThis, 'fetch');

  provideHeadStart(createHeadStart(addresses({ graph: other, addresses: other })));
  await vi.waitFor(() => expect(requested()).toContain('GET /branches/753'));

  expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.startsWith(other))).toEqual([]);
});

describe('the order that an earlier page stored', () => {
  test('is requested without waiting for the shopping context', async () => {
    setCookie('grocerLastOrder=100001~5001');
    await shop.fault('context', { kind: 'status', status: 500 });

    await start();

    expect(requested()).toEqual(callsOfStart);
  });

  test("costs no further call if it is still the shopper's order", async () => {
    setCookie('grocerLastOrder=100001~5001');
    await start();

    const answer = await load();

    expect(answer.trolley?.orderId).toBe('5001');
    expect(requested()).toEqual(callsOfStart);
  });

  test('is not shown if the shopping context names another order', async () => {
    setCookie('grocerLastOrder=100001~4000');
    await start({ calls: callsOfStart.length + 2 });

    const answer = await load();

    expect(answer.trolley?.orderId).toBe('5001');
    expectStartAnd('GET /slot-reservations', 'POST /graph/live');
  });

  test('is requested again as an amended order if it is amended', async () => {
    setCookie('grocerLastOrder=100001~5001');
    await start({ scenario: 'amending', calls: callsOfStart.length + 1 });

    await loadAmended();

    expectStartAnd('POST /graph/live');
  });

  test.each([
    ['is of another customer', '100003~5001'],
    ['has no owner', '~5001'],
    ['has other characters than an id', '100001~5001"}'],
    ['is endless', `100001~${'5'.repeat(65)}`],
  ])('waits for the shopping context if the cookie %s', async (_, order) => {
    setCookie(`grocerLastOrder=${order}`);
    await shop.fault('context', { kind: 'status', status: 500 });

    await start({ calls: 2 });
    await load().catch(() => {});

    expect(requested()).not.toContain('POST /graph/live');
  });
});

describe('what may be out of date is requested again', () => {
  const expectAllAgain = async () => {
    await load();
    expectStartAnd(...callsOfStart);
  };

  const dispatch = (name: string) => window.dispatchEvent(new CustomEvent(name));

  test.each<[what: string, change: () => unknown]>([
    ...[
      'started_trolley_update',
      'finished_trolley_update',
      'grocer:started_trolley_update',
      'grocer:finished_trolley_update',
      'grocer:slot_changed',
      'grocer:cancel_slot',
      'grocer:shopping_context_changed',
      'online',
      'pagehide',
    ].map((name): [string, () => unknown] => [`the event ${name}`, () => dispatch(name)]),
    ['a message of another tab', () => new FakeChannel().postMessage('changed')],
    ['a sign-out', () => setCookie('X-Has-Token-Session=false')],
    ['the cookie of another customer', () => setCookie('customerId=100003')],
    ['10 s', () => passTime(longestAgeMs)],
    ["the device's clock was put back", () => passTime(-60_000)],
  ])('after %s', async (_, change) => {
    await start();

    change();

    await expectAllAgain();
  });

  function passTime(ms: number) {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + ms);
  }

  test('after an event while the header loads: the answers that the header has not taken yet', async () => {
    await start();
    const services = header();
    await services.startSession();

    dispatch('finished_trolley_update');
    await services.fetchShoppingContext();

    expectStartAnd('GET /v1/shopping-context');
  });

  test('after an event no further call is made ahead', async () => {
    await shop.fault('token', { kind: 'delay', ms: 50 });
    await start({ calls: 1 });

    dispatch('finished_trolley_update');
    await load();

    expect(requested().filter((call) => call.includes('shopping-context'))).toHaveLength(1);
  });

  test('after a message that arrives when the header has taken over the channel', async () => {
    await start();
    const channel = openTabsChannel();
    expect(tabs.size).toBe(1);

    new FakeChannel().postMessage({ shopper: { customerId: '100003', isSupportUser: false } });

    await expectAllAgain();
    expect(tabs).toContain(channel);
  });

  test("but not because of the header's own messages to the other tabs", async () => {
    await start();

    openTabsChannel()?.postMessage({ shopper: { customerId: '100001', isSupportUser: false } });
    await load();

    expect(requested()).toEqual(callsOfStart);
  });

  test("but not because of the cookie that the header itself writes after the token's answer", async () => {
    setCookie('customerId=100003');
    await start();
    const services = header();
    await services.startSession();

    setCookie('customerId=100001');
    await services.fetchShoppingContext();

    expect(requested()).toEqual(callsOfStart);
  });

  test('after a call of the header that changes something', async () => {
    await start();
    await shop.fault('cancelSlot', { kind: 'status', status: 204 });
    const services = header();
    await services.startSession();

    await services.cancelReservation('r1');
    await services.fetchShoppingContext();

    expect(requested().filter((call) => /DELETE|context/.test(call))).toEqual([
      'DELETE /slot-reservations/r1',
      'GET /v1/shopping-context',
      'GET /v1/shopping-context',
    ]);
  });

  test('after the header was unmounted, because it closes the channel', async () => {
    await start();
    openTabsChannel()?.close();

    expect(openTabsChannel()).toBeInstanceOf(FakeChannel);

    await expectAllAgain();
  });

  test('as soon as the header makes a call a second time', async () => {
    await start();
    const services = header();
    await services.startSession();
    await services.fetchShoppingContext();

    await services.fetchShoppingContext();
    await services.fetchReservations('5001');

    expectStartAnd('GET /v1/shopping-context', 'GET /slot-reservations');
  });
});
