import { describe, expect, test, vi } from 'vitest';
import {
  fetchBanners,
  fetchExperienceFragment,
  fetchMegaMenuMaster,
  fetchSeasonalMaster,
  fetchTaxonomy,
} from './menus.ts';
import { aShop, everyFault, late } from './testing/aShop.ts';

const shop = aShop();
const path = '/content';

test('fetchTaxonomy reads no more levels than the requested depth', async () => {
  const fetch = fetchTaxonomy({ ...shop.anonymous({ path: '/taxonomy' }), roots: ['10051', '10052'] });

  expect((await fetch(1)).categories).toMatchObject([
    { id: '10051', categoryIds: [] },
    { id: '10052', categoryIds: [] },
  ]);
});

test('a signed-out visitor is requested as customer -1', async () => {
  const { locations } = await fetchMegaMenuMaster(shop.anonymous({ path }))(null);

  expect(locations.main?.length).toBeGreaterThan(0);
  expect(shop.received).toMatchObject([
    {
      path: '/content/menu/middle-mega-menu/master?clientType=WEB_APP',
      headers: { 'content-type': 'application/json' },
    },
  ]);
  expect(shop.received[0]?.body).toEqual({
    contentUrl: 'menu/middle-mega-menu/master',
    customerId: '-1',
    customerSearchRequest: { queryParams: {} },
  });
});

test('in season the seasonal menu of a customer has a title and components', async () => {
  const { pageTitle, locations } = await fetchSeasonalMaster(await shop.signedIn('seasonal', { path }))(
    '100001',
  );

  expect(pageTitle).toBe('Christmas');
  expect(locations.main?.length).toBeGreaterThan(0);
  expect(shop.received).toMatchObject([
    {
      path: '/content/menu/seasonal-menu/seasonal-menu-content/master?clientType=WEB_APP',
      body: { contentUrl: 'menu/seasonal-menu/seasonal-menu-content/master', customerId: '100001' },
    },
  ]);
});

describe('fetchExperienceFragment', () => {
  const bakery = { key: 'menu/banners/groceries-bakery', hasTokenSession: true };

  test.each([true, false])(
    "reads a category's banner and sends whether there is a token session: %s",
    async (hasTokenSession) => {
      const banner = await fetchExperienceFragment(shop.anonymous({ path }))({ ...bakery, hasTokenSession });

      expect(banner).toMatchObject({ locations: { main: [{ textArea: { heading: 'Bakery' } }] } });
      expect(shop.received).toMatchObject([
        {
          path: `/content/experience-fragments/menu/banners/groceries-bakery?hasTokenSession=${hasTokenSession}`,
          body: undefined,
        },
      ]);
    },
  );

  test('an answer that is an error has nothing to show', async () => {
    await shop.fault('fragment', { kind: 'status', status: 200, body: { error: true, content: null } });

    expect(await fetchExperienceFragment(shop.anonymous({ path }))(bakery)).toBeNull();
  });

  test('an unknown key is an error', async () => {
    const fragment = fetchExperienceFragment(shop.anonymous({ path }))({ ...bakery, key: 'menu/no?thing' });

    await expect(fragment).rejects.toMatchObject({ name: 'HttpError', status: 404 });
    expect(shop.received[0]?.path).toMatch(/^\/content\/experience-fragments\/menu\/no%3Fthing\?/);
  });
});

describe('fetchBanners', () => {
  const bakery = { categories: ['10051', '10060'], trolleyId: '5001' };
  const visitor = { logger: shop.logger, visitorId: () => 'v1', visitorHeader: 'visitor-id' };
  const read = (client: object = {}, timeoutMs = 5000, signal?: AbortSignal) =>
    fetchBanners({ ...shop.anonymous({ timeoutMs }), ...visitor, ...client })(bakery, signal);

  test('reads the adverts for the open categories of the menu', async () => {
    const adverts = await read();

    expect(adverts.length).toBeGreaterThan(0);
    expect(adverts[0]).toMatchObject({ id: expect.any(String), tracking: { vendor: expect.any(String) } });
    expect(shop.received).toMatchObject([
      {
        headers: { 'visitor-id': 'v1', 'content-type': 'application/json' },
        body: { type: 'mega-menu', categories: ['10051', '10060'], trolleyId: '5001' },
      },
    ]);
  });

  test.each([...everyFault, [late, 'TimeoutError'] as const])(
    'the service fault %o gives no adverts, and one log record',
    async (fault, error) => {
      await shop.fault('banners', fault);

      expect(await read({}, fault === late ? 50 : 5000)).toEqual([]);
      expect(shop.logged).toEqual([
        { level: 'error', message: 'Error getting banners', error, cause: expect.stringMatching(/^banners/) },
      ]);
      // On a busy machine a request may be given up before it is sent.
      expect(shop.received.length, 'requests').toBeLessThan(2);
    },
  );

  test('opening another menu level aborts the request, which is not logged as an error', async () => {
    await shop.fault('banners', late);
    const controller = new AbortController();
    const adverts = read({}, 5000, controller.signal);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));

    controller.abort();

    await expect(adverts).rejects.toMatchObject({ name: 'AbortError' });
    expect(shop.logged).toEqual([]);
  });
});
