import { type HeaderOptions, type LogRecord, resolveHeaderOptions } from '@grocer/shared-contracts';
import { anInstantCheckoutBeacon } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { browserClock } from '../platform/clock/clock.ts';
import { aShop, late } from '../services/testing/aShop.ts';
import { createServices } from './services.ts';

const shop = aShop();

/** The header's services on a page whose visitor is known by one cookie. */
function services(options: HeaderOptions = {}) {
  const onSignedOut = vi.fn();
  const created = createServices({
    options: resolveHeaderOptions({
      services: { origin: shop.origin },
      logger: { log: (record: LogRecord) => shop.logged.push(record) },
      ...options,
      config: { siteOrigin: shop.origin, clientLogging: true, ...options.config },
    }),
    clock: browserClock,
    cookies: { read: (name) => (name === 'visitorId' ? 'v1' : undefined) },
    onSignedOut,
  });
  return { ...created, onSignedOut };
}

async function signedIn(options: HeaderOptions = {}) {
  const all = services(options);
  await all.startSession();
  shop.received.length = 0;
  return all;
}

describe('createServices', () => {
  test('asks every back end at its own address, as the shopper who is signed in', async () => {
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
    await all.fetchContentFragment({ path: 'menu/middle-mega-menu/master', customerId });
    await all.fetchMegaMenuMaster(customerId);
    await all.fetchSeasonalMaster(customerId);
    await all.fetchExperienceFragment({ key: 'menu/banners/groceries-bakery', hasTokenSession: true });
    await all.fetchBanners({ categories: ['10051'], trolleyId: '5001' });
    await all.fetchSuggestions('milk');
    await all.fetchOrder('5001');
    await all.placeOrder('5001');
    all.sendInstantCheckoutBeacon(anInstantCheckoutBeacon());
    await vi.waitFor(() => expect(shop.received).toHaveLength(17));
    await all.cancelAmend('5001');
    await all.cancelReservation('r1');
    await all.logOut();
    all.stop();

    const asked = shop.received.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
    expect(asked).toEqual([
      'GET /api/token/v1/token',
      'GET /v1/shopping-context',
      'POST /graph/live',
      'GET /slot-reservations',
      'GET /addresses/a1',
      'GET /branches/753',
      'GET /delivery-pass/v1/pass/status',
      'GET /taxonomy/v1/categories',
      'PUT /content/menu/middle-mega-menu/master',
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
    const after = shop.received.slice(1);
    expect(new Set(after.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${token?.accessToken}`]),
    );
    expect(new Set(shop.received.map(({ headers }) => headers.breadcrumb))).toEqual(new Set(['site-header']));
    expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('the beacon goes to the site, the rest to the services', async () => {
    await shop.everyoneIs('instant-checkout');
    const { port } = new URL(shop.origin);
    const all = await signedIn({ config: { siteOrigin: `http://127.0.0.1:${port}` } });

    all.sendInstantCheckoutBeacon(anInstantCheckoutBeacon());
    await vi.waitFor(() => expect(shop.logged).toMatchObject([{ service: 'token' }, { service: 'beacon' }]));
    await all.fetchBranch('753');
    all.stop();

    expect(shop.received).toMatchObject([
      { headers: { host: `127.0.0.1:${port}` } },
      { headers: { host: `localhost:${port}` } },
    ]);
  });

  test('orders have a limit of their own', async () => {
    await shop.everyoneIs('slot-booked');
    await shop.fault('getOrder', late);
    await shop.fault('placeOrder', late);
    await shop.fault('address', { kind: 'delay', ms: 100 });
    const all = await signedIn({ config: { timeouts: { orders: 50, other: 10_000 } } });

    await expect(all.fetchOrder('5001')).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await all.placeOrder('5001')).toMatchObject({ ok: false, error: { code: 'TIMEOUT' } });
    expect(await all.fetchAddress('a1')).toMatchObject({ name: 'Home' });
    all.stop();
  });

  test('asks for the roots of every menu that there is', async () => {
    const { fetchTaxonomy } = services({ config: { menuRoots: { siteLinks: '10053' } } });

    await fetchTaxonomy(7);

    expect(shop.received).toMatchObject([
      { path: '/taxonomy/v1/categories?roots=10051%2C10052%2C10053&shape=flat&depth=7' },
    ]);
  });

  test("tells the adverts the visitor's identifier from its cookie", async () => {
    await services().fetchBanners({ categories: ['10051'], trolleyId: null });

    expect(shop.received).toMatchObject([
      { headers: { 'visitor-id': 'v1', authorization: 'unauthenticated' } },
    ]);
  });

  test('a refused token is renewed once and the call repeated, an order included', async () => {
    await shop.everyoneIs('instant-checkout');
    const all = await signedIn();
    await shop.fault('placeOrder', { kind: 'status', status: 401 }, 1);

    expect(await all.placeOrder('5001')).toMatchObject({ ok: true });

    expect(shop.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /v1/orders/5001/place',
      'GET /api/token/v1/token',
      'PATCH /v1/orders/5001/place',
    ]);
    expect(all.onSignedOut).not.toHaveBeenCalled();
    all.stop();
  });

  test('a token that is refused twice means signed out', async () => {
    await shop.everyoneIs('slot-booked');
    const all = await signedIn();
    await shop.fault('slots', { kind: 'status', status: 401 });

    await expect(all.fetchReservations('5001')).rejects.toMatchObject({ status: 401 });
    expect(all.onSignedOut).toHaveBeenCalledOnce();
    all.stop();
  });

  test('logs every answer with its time, unless logging is off', async () => {
    await services().fetchBranch('753');
    await services({ config: { clientLogging: false } }).fetchBranch('753');

    expect(shop.logged).toEqual([
      {
        level: 'info',
        message: 'answered',
        service: 'branches',
        path: '/branches/753',
        durationMs: expect.any(Number),
        status: 200,
      },
    ]);
  });
});
