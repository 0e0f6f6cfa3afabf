import type { CallName } from '@grocer/sandbox';
import { type HeaderOptions, type LogRecord, resolveHeaderOptions } from '@grocer/shared-contracts';
import { anInstantCheckoutBeacon } from '@grocer/shared-contracts/fixtures';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aShop, late } from '../../services/testing/aShop.ts';
import type { Services } from '../../state/services.ts';
import { createServices } from './createServices.ts';

const stillOpen = async () => undefined;

const shop = aShop();

/** The header's services on a page with the visitor cookie. */
function services(options: HeaderOptions = {}, cookies: Record<string, string> = {}) {
  const onShopperChanged = vi.fn();
  const { services: first, ...page } = createServices({
    options: resolveHeaderOptions({
      services: { origin: shop.origin },
      logger: { log: (record: LogRecord) => shop.logged.push(record) },
      ...options,
      config: { siteOrigin: shop.origin, clientLogging: true, ...options.config },
    }),
    cookies: { read: (name) => ({ visitorId: 'v1', ...cookies })[name] },
    onShopperChanged,
  });
  onTestFinished(page.stop);
  return { ...first, ...page, onShopperChanged };
}

async function signedIn(options: HeaderOptions = {}) {
  const signedInServices = services(options);
  await signedInServices.startSession();
  shop.received.length = 0;
  return signedInServices;
}

test('calls every service at its address, with the token of the signed-in shopper', async () => {
  await shop.everyoneIs('instant-checkout');
  await shop.fault('cancelSlot', { kind: 'status', status: 204 });
  const all = services();
  const token = await all.startSession();
  const customerId = token?.customerId ?? '';

  await all.fetchShoppingContext();
  await all.fetchTrolley({ orderId: '5001', amending: true });
  await all.fetchReservations('5001');
  await all.fetchAddress('a1');
  await all.fetchBranch('753');
  await all.fetchPassStatus(customerId);
  await all.fetchTaxonomy(7);
  await all.fetchMegaMenuMaster(customerId);
  await all.fetchSeasonalMaster(customerId);
  await all.fetchExperienceFragment({ key: 'menu/banners/groceries-bakery', hasTokenSession: true });
  await all.fetchBanners({ categories: ['10051'], trolleyId: '5001' });
  await all.fetchSuggestions('milk');
  await all.fetchOrder('5001');
  await all.placeOrder('5001', stillOpen);
  all.sendInstantCheckoutBeacon(anInstantCheckoutBeacon());
  await vi.waitFor(() => expect(shop.received).toHaveLength(16));
  await all.cancelAmend('5001');
  await all.cancelReservation('r1');
  await all.logOut();

  const requested = shop.received.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
  expect(requested).toEqual([
    'GET /api/token/v1/token',
    'GET /v1/shopping-context',
    'POST /graph/live',
    'GET /slot-reservations',
    'GET /addresses/a1',
    'GET /branches/753',
    'GET /delivery-pass/v1/pass/status',
    'GET /taxonomy/v1/categories',
    'PUT /content/menu/middle-mega-menu/master',
    'PUT /content/menu/seasonal-menu/seasonal-menu-content/master',
    'GET /content/experience-fragments/menu/banners/groceries-bakery',
    'POST /adtech/banners',
    'GET /term-suggest',
    'GET /v1/orders/5001',
    'PATCH /v1/orders/5001/place',
    'POST /mfe/common/api/v1/instantCheckoutTransactionComplete',
    'POST /graph/live',
    'DELETE /slot-reservations/r1',
    'POST /api/token/v1/log-out',
  ]);
  const afterToken = shop.received.slice(1);
  expect(new Set(afterToken.map(({ headers }) => headers.authorization))).toEqual(
    new Set([`Bearer ${token?.accessToken}`]),
  );
  expect(new Set(shop.received.map(({ headers }) => headers.breadcrumb))).toEqual(new Set(['site-header']));
  expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

test('names the release in every call if the page has given a request header for it', async () => {
  await services({ config: { requestHeaders: { release: 'header-release' } } }).fetchTaxonomy(7);
  await services().fetchTaxonomy(7);

  const sent = shop.received.map(({ headers }) => headers['header-release']);
  expect(sent).toEqual(['development/development', undefined]);
});

test('the beacon is sent to the site, all other calls to the services', async () => {
  await shop.everyoneIs('instant-checkout');
  const { port } = new URL(shop.origin);
  const all = await signedIn({ config: { siteOrigin: `http://127.0.0.1:${port}` } });

  all.sendInstantCheckoutBeacon(anInstantCheckoutBeacon());
  await vi.waitFor(() => expect(shop.logged).toMatchObject([{ service: 'token' }, { service: 'beacon' }]));
  await all.fetchBranch('753');

  const hosts = shop.received.map(({ headers }) => headers.host);
  expect(hosts).toEqual([`127.0.0.1:${port}`, `localhost:${port}`]);
});

test('calls to the orders service have their own timeout', async () => {
  await shop.everyoneIs('slot-booked');
  await shop.fault('getOrder', late);
  await shop.fault('placeOrder', late);
  await shop.fault('address', { kind: 'delay', ms: 100 });
  const all = await signedIn({ config: { timeouts: { orders: 50, other: 10_000 } } });

  await expect(all.fetchOrder('5001')).rejects.toMatchObject({ name: 'TimeoutError' });
  const error = { kind: 'timeout', code: 'TIMEOUT' };
  expect(await all.placeOrder('5001', stillOpen)).toMatchObject({ ok: false, error });
  expect(await all.fetchAddress('a1')).toMatchObject({ name: 'Home' });
});

test('with the option tokenOnlyWithCookie a visitor without the cookie is anonymous without a call', async () => {
  const { startSession, fetchTaxonomy } = services({ config: { tokenOnlyWithCookie: true } });

  expect(await startSession()).toBeUndefined();
  expect(shop.received).toEqual([]);

  await fetchTaxonomy(7);
  expect(shop.received).toMatchObject([{ headers: { authorization: 'Bearer unauthenticated' } }]);
});

test.each([
  [{ tokenOnlyWithCookie: true }, { 'X-Has-Token-Session': 'true' }],
  [{ tokenOnlyWithCookie: false }, {}],
])('with %o and the cookies %o the token service is asked', async (config, cookies) => {
  await shop.everyoneIs('signed-in');
  const { startSession } = services({ config }, cookies);

  expect(await startSession()).toMatchObject({ customerId: '100001' });
});

test('requests the categories of every configured menu', async () => {
  const { fetchTaxonomy } = services({ config: { menuRoots: { siteLinks: '10053' } } });

  await fetchTaxonomy(7);

  expect(shop.received).toMatchObject([
    { path: '/taxonomy/v1/categories?roots=10051%2C10052%2C10053&shape=flat&depth=7' },
  ]);
});

test.each([
  ['visitor-id', {}],
  ['x-visitor', { requestHeaders: { visitorId: 'x-visitor' } }],
])('the request for adverts has the visitor id of the cookie as %s', async (header, config) => {
  await services({ config }).fetchBanners({ categories: ['10051'], trolleyId: null });

  expect(shop.received).toMatchObject([{ headers: { [header]: 'v1', authorization: 'unauthenticated' } }]);
});

test.each<[string, CallName, (all: Services) => unknown]>([
  ['the trolley query', 'getTrolley', (all) => all.fetchTrolley({ orderId: '5001', amending: false })],
  ['cancelling a reservation', 'cancelSlot', (all) => all.cancelReservation('r1')],
  ['the beacon', 'beacon', (all) => all.sendInstantCheckoutBeacon(anInstantCheckoutBeacon())],
])('after a 401 %s is repeated once, with a new token', async (_, call, send) => {
  await shop.everyoneIs('instant-checkout');
  const all = await signedIn();
  await shop.fault(call, { kind: 'status', status: 401 }, 1);

  await Promise.resolve(send(all)).catch(() => {});
  await vi.waitFor(() => expect(shop.received).toHaveLength(3));

  const [first, token, second] = shop.received;
  expect(token).toMatchObject({ path: '/api/token/v1/token' });
  expect(second).toMatchObject({ method: first?.method, path: first?.path });
  expect(all.onShopperChanged).not.toHaveBeenCalled();
});

test('logs every response once: a 401 before the repeated call, and suggestions under their own message', async () => {
  await shop.everyoneIs('slot-booked');
  const all = await signedIn();
  await shop.fault('suggest', { kind: 'status', status: 401 }, 1);
  shop.logged.length = 0;

  await all.fetchSuggestions('milk');
  await all.fetchBranch('753');

  expect(shop.logged.map(({ level, service, status }) => [level, service, status])).toEqual([
    ['info', 'token', 200],
    ['error', 'suggest', 401],
    ['info', 'suggest', 200],
    ['info', 'branches', 200],
  ]);
  expect(shop.logged[2]?.message).toMatch(/^Search term suggestion loaded, request took \d+ms$/);
});

test('calls of a former shopper are not sent, and their failures are not logged', async () => {
  await shop.everyoneIs('slot-booked');
  const former = await signedIn();
  shop.logged.length = 0;

  const next = former.forNextShopper();

  await expect(former.fetchReservations('5001')).rejects.toMatchObject({ name: 'ShopperChangedError' });
  expect(await former.placeOrder('5001', stillOpen)).toMatchObject({ ok: false });
  expect(await former.fetchPassStatus('100001')).toBe('UNKNOWN');
  former.sendInstantCheckoutBeacon(anInstantCheckoutBeacon());
  expect(shop.received).toEqual([]);
  expect(shop.logged).toEqual([]);

  expect(await next.fetchReservations('5001')).toHaveLength(1);
});

test('says once what to check if the origin of the services is dead', async () => {
  const origin = 'http://localhost:9';
  const all = services({ services: { origin } });

  for (const _call of [1, 2]) await expect(all.fetchTaxonomy(7)).rejects.toThrow('no connection');

  expect(shop.logged.filter(({ level }) => level === 'warning')).toMatchObject([
    { level: 'warning', message: expect.stringContaining('no service has answered: check services.origin') },
  ]);
});
