import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchContentFragment } from './fetchContentFragment.ts';
import { fetchMegaMenuMaster, fetchSeasonalMaster } from './fetchMasterFragments.ts';

const shop = aShop();
const path = '/content';
const master = { path: 'menu/middle-mega-menu/master', customerId: null };

describe('fetchContentFragment', () => {
  test('asks for a visitor who is not signed in as customer -1', async () => {
    await fetchContentFragment(shop.anonymous({ path }))(master);

    expect(shop.received).toMatchObject([
      {
        method: 'PUT',
        path: '/content/menu/middle-mega-menu/master?clientType=WEB_APP',
        headers: {
          authorization: 'Bearer unauthenticated',
          breadcrumb: 'site-header',
          'content-type': 'application/json',
        },
      },
    ]);
    expect(shop.received[0]?.body).toEqual({
      contentUrl: 'menu/middle-mega-menu/master',
      customerId: '-1',
      customerSearchRequest: { queryParams: {} },
    });
  });

  test('asks for a customer by their id', async () => {
    const backEnd = await shop.signedIn('signed-in', { path });

    await fetchContentFragment(backEnd)({ ...master, customerId: '100001' });

    expect(shop.received).toMatchObject([
      { headers: { authorization: backEnd.authorization }, body: { customerId: '100001' } },
    ]);
  });

  test('a fragment that there is not is an error', async () => {
    const fragment = fetchContentFragment(shop.anonymous({ path }))({ ...master, path: 'menu/no?thing' });

    await expect(fragment).rejects.toMatchObject({ name: 'HttpError', status: 404 });
    expect(shop.received).toMatchObject([{ path: '/content/menu/no%3Fthing?clientType=WEB_APP' }]);
  });

  test('a bare { locations } is read the same way', async () => {
    const image = { resourceType: 'grocer/components/image', src: 'https://images.example/1.jpg' };
    const body = { locations: { main: [image] } };
    await shop.fault('content', { kind: 'status', status: 200, body });

    expect(await fetchContentFragment(shop.anonymous({ path }))(master)).toMatchObject({
      locations: { main: [{ kind: 'image' }] },
    });
  });

  test.each(everyFault.slice(0, 3))('tells when the service shows %o', async (fault, name) => {
    await shop.fault('content', fault);

    await expect(fetchContentFragment(shop.anonymous({ path }))(master)).rejects.toMatchObject({ name });
    expect(shop.received).toHaveLength(1);
  });

  test('content that makes no sense is as good as none', async () => {
    await shop.fault('content', { kind: 'schema-breaking' });

    const { pageTitle, locations } = await fetchContentFragment(shop.anonymous({ path }))(master);

    expect(pageTitle).toBeNull();
    expect(Object.values(locations).flat()).toEqual([]);
  });

  test('does not wait for ever', async () => {
    await shop.fault('content', late);

    await expect(fetchContentFragment(shop.anonymous({ path, timeoutMs: 50 }))(master)).rejects.toMatchObject(
      { name: 'TimeoutError' },
    );
  });
});

describe('fetchMegaMenuMaster', () => {
  test('reads what stands beside the groceries menu', async () => {
    const fragment = fetchContentFragment(shop.anonymous({ path }));

    const { locations } = await fetchMegaMenuMaster(fragment)(null);

    expect(locations.main?.length).toBeGreaterThan(0);
  });
});

describe('fetchSeasonalMaster', () => {
  test('reads the seasonal menu in season', async () => {
    const fragment = fetchContentFragment(await shop.signedIn('seasonal', { path }));

    const { pageTitle, locations } = await fetchSeasonalMaster(fragment)('100001');

    expect(pageTitle).toBe('Christmas');
    expect(locations.main?.length).toBeGreaterThan(0);
    expect(shop.received).toMatchObject([
      {
        path: '/content/menu/seasonal-menu/seasonal-menu-content/master?clientType=WEB_APP',
        body: { contentUrl: 'menu/seasonal-menu/seasonal-menu-content/master' },
      },
    ]);
  });

  test('has no title out of season', async () => {
    const fragment = fetchContentFragment(shop.anonymous({ path }));

    expect(await fetchSeasonalMaster(fragment)(null)).toEqual({ pageTitle: null, locations: {} });
  });
});
