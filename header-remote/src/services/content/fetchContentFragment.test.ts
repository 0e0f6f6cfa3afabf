import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchContentFragment } from './fetchContentFragment.ts';
import { fetchMegaMenuMaster, fetchSeasonalMaster } from './fetchMasterFragments.ts';

const shop = aShop();
const path = '/content';
const master = { path: 'menu/middle-mega-menu/master', customerId: null };

describe('fetchContentFragment', () => {
  test('a signed-out visitor is requested as customer -1', async () => {
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

  test('a signed-in customer is requested by their id', async () => {
    const backEnd = await shop.signedIn('signed-in', { path });

    await fetchContentFragment(backEnd)({ ...master, customerId: '100001' });

    expect(shop.received).toMatchObject([
      { headers: { authorization: backEnd.authorization }, body: { customerId: '100001' } },
    ]);
  });

  test('an unknown fragment is an error', async () => {
    const fragment = fetchContentFragment(shop.anonymous({ path }))({ ...master, path: 'menu/no?thing' });

    await expect(fragment).rejects.toMatchObject({ name: 'HttpError', status: 404 });
    expect(shop.received).toMatchObject([{ path: '/content/menu/no%3Fthing?clientType=WEB_APP' }]);
  });

  test('an answer with bare locations is read like one with content.locations', async () => {
    const image = { resourceType: 'grocer/components/image', src: 'https://images.example/1.jpg' };
    const body = { locations: { main: [image] } };
    await shop.fault('content', { kind: 'status', status: 200, body });

    expect(await fetchContentFragment(shop.anonymous({ path }))(master)).toMatchObject({
      locations: { main: [{ kind: 'image' }] },
    });
  });

  test.each(everyFault.slice(0, 3))('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('content', fault);

    await expect(fetchContentFragment(shop.anonymous({ path }))(master)).rejects.toMatchObject({ name });
    expect(shop.received).toHaveLength(1);
  });

  test('content that cannot be read counts as empty', async () => {
    await shop.fault('content', { kind: 'schema-breaking' });

    const { pageTitle, locations } = await fetchContentFragment(shop.anonymous({ path }))(master);

    expect(pageTitle).toBeNull();
    expect(Object.values(locations).flat()).toEqual([]);
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('content', late);

    await expect(fetchContentFragment(shop.anonymous({ path, timeoutMs: 50 }))(master)).rejects.toMatchObject(
      { name: 'TimeoutError' },
    );
  });
});

describe('fetchMegaMenuMaster', () => {
  test('reads the content beside the first level of the groceries menu', async () => {
    const fragment = fetchContentFragment(shop.anonymous({ path }));

    const { locations } = await fetchMegaMenuMaster(fragment)(null);

    expect(locations.main?.length).toBeGreaterThan(0);
  });
});

describe('fetchSeasonalMaster', () => {
  test('in season the seasonal menu has a title and components', async () => {
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

  test('out of season the seasonal menu has neither a title nor components', async () => {
    const fragment = fetchContentFragment(shop.anonymous({ path }));

    expect(await fetchSeasonalMaster(fragment)(null)).toEqual({ pageTitle: null, locations: {} });
  });
});
