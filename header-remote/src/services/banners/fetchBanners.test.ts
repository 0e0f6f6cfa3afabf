import { describe, expect, test, vi } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchBanners } from './fetchBanners.ts';

const shop = aShop();
const { logger } = shop;
const visitor = { logger, visitorId: () => 'v1', visitorHeader: 'visitor-id' };
const bakery = { categories: ['10051', '10060'], trolleyId: '5001' };

describe('fetchBanners', () => {
  test('reads the adverts for the open categories of the menu', async () => {
    const backEnd = await shop.signedIn('signed-in');

    const adverts = await fetchBanners({ ...backEnd, ...visitor })(bakery);

    expect(adverts.length).toBeGreaterThan(0);
    expect(adverts[0]).toMatchObject({ id: expect.any(String), tracking: { vendor: expect.any(String) } });
    expect(shop.received).toMatchObject([
      {
        method: 'POST',
        path: '/adtech/banners',
        headers: {
          authorization: backEnd.authorization,
          breadcrumb: 'site-header',
          'visitor-id': 'v1',
          'content-type': 'application/json',
        },
        body: { type: 'mega-menu', categories: ['10051', '10060'], trolleyId: '5001' },
      },
    ]);
  });

  test('the authorization of a signed-out visitor is the single word "unauthenticated"', async () => {
    await fetchBanners({ ...shop.anonymous(), ...visitor })({ ...bakery, trolleyId: null });

    expect(shop.received).toMatchObject([
      { headers: { authorization: 'unauthenticated' }, body: { trolleyId: null } },
    ]);
  });

  test('a visitor without an identifier sends no visitor-id header', async () => {
    await fetchBanners({ ...shop.anonymous(), ...visitor, visitorId: () => undefined })(bakery);

    expect(shop.received[0]?.headers).not.toHaveProperty('visitor-id');
  });

  test('the header with the identifier has the configured name', async () => {
    await fetchBanners({ ...shop.anonymous(), ...visitor, visitorHeader: 'x-visitor' })(bakery);

    expect(shop.received[0]?.headers).toMatchObject({ 'x-visitor': 'v1' });
    expect(shop.received[0]?.headers).not.toHaveProperty('visitor-id');
  });

  test.each(everyFault)('the service fault %o gives no adverts, and one log record', async (fault, error) => {
    await shop.fault('banners', fault);

    expect(await fetchBanners({ ...shop.anonymous(), ...visitor })(bakery)).toEqual([]);
    expect(shop.logged).toEqual([
      {
        level: 'error',
        message: 'Error getting banners',
        error,
        cause: expect.stringMatching(/^banners: /),
      },
    ]);
    expect(shop.received).toHaveLength(1);
  });

  test('a service that answers too late gives no adverts', async () => {
    await shop.fault('banners', late);
    const backEnd = shop.anonymous({ timeoutMs: 50 });

    expect(await fetchBanners({ ...backEnd, ...visitor })(bakery)).toEqual([]);
    expect(shop.logged).toMatchObject([{ error: 'TimeoutError' }]);
  });

  test('opening another menu level aborts the request, which is not logged as an error', async () => {
    await shop.fault('banners', late);
    const controller = new AbortController();
    const adverts = fetchBanners({ ...shop.anonymous(), ...visitor })(bakery, controller.signal);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));

    controller.abort();

    await expect(adverts).rejects.toMatchObject({ name: 'AbortError' });
    expect(shop.logged).toEqual([]);
  });
});
