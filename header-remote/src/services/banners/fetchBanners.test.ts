import { describe, expect, test, vi } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchBanners } from './fetchBanners.ts';

const shop = aShop();
const { logger } = shop;
const visitorId = () => 'v1';
const bakery = { categories: ['10051', '10060'], trolleyId: '5001' };

describe('fetchBanners', () => {
  test('reads the adverts for the open categories', async () => {
    const backEnd = await shop.signedIn('signed-in');

    const adverts = await fetchBanners({ ...backEnd, logger, visitorId })(bakery);

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

  test('calls a visitor who is not signed in by one bare word', async () => {
    await fetchBanners({ ...shop.anonymous(), logger, visitorId })({ ...bakery, trolleyId: null });

    expect(shop.received).toMatchObject([
      { headers: { authorization: 'unauthenticated' }, body: { trolleyId: null } },
    ]);
  });

  test('a visitor without an identifier gets none', async () => {
    await fetchBanners({ ...shop.anonymous(), logger, visitorId: () => undefined })(bakery);

    expect(shop.received[0]?.headers).not.toHaveProperty('visitor-id');
  });

  test.each(everyFault)(
    'there are none, and a log record, when the service shows %o',
    async (fault, error) => {
      await shop.fault('banners', fault);

      expect(await fetchBanners({ ...shop.anonymous(), logger, visitorId })(bakery)).toEqual([]);
      expect(shop.logged).toEqual([
        {
          level: 'error',
          message: 'Error getting banners',
          error,
          cause: expect.stringMatching(/^banners: /),
        },
      ]);
      expect(shop.received).toHaveLength(1);
    },
  );

  test('there are none when the service is late', async () => {
    await shop.fault('banners', late);
    const backEnd = shop.anonymous({ timeoutMs: 50 });

    expect(await fetchBanners({ ...backEnd, logger, visitorId })(bakery)).toEqual([]);
    expect(shop.logged).toMatchObject([{ error: 'TimeoutError' }]);
  });

  test('opening another level aborts the call, which is no error', async () => {
    await shop.fault('banners', late);
    const controller = new AbortController();
    const adverts = fetchBanners({ ...shop.anonymous(), logger, visitorId })(bakery, controller.signal);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));

    controller.abort();

    await expect(adverts).rejects.toMatchObject({ name: 'AbortError' });
    expect(shop.logged).toEqual([]);
  });
});
