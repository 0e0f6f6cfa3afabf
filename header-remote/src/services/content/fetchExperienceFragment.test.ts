import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchExperienceFragment } from './fetchExperienceFragment.ts';

const shop = aShop();
const path = '/content';
const bakery = { key: 'menu/banners/groceries-bakery', hasTokenSession: true };

describe('fetchExperienceFragment', () => {
  test.each([true, false])(
    "reads a category's banner and sends whether there is a token session: %s",
    async (hasTokenSession) => {
      const fragment = await fetchExperienceFragment(shop.anonymous({ path }))({
        ...bakery,
        hasTokenSession,
      });

      expect(fragment).toMatchObject({ locations: { main: [{ textArea: { heading: 'Bakery' } }] } });
      expect(shop.received).toMatchObject([
        {
          method: 'GET',
          path: `/content/experience-fragments/menu/banners/groceries-bakery?hasTokenSession=${hasTokenSession}`,
          headers: { authorization: 'Bearer unauthenticated', breadcrumb: 'site-header' },
          body: undefined,
        },
      ]);
    },
  );

  test("sends a signed-in shopper's token", async () => {
    const backEnd = await shop.signedIn('signed-in', { path });

    await fetchExperienceFragment(backEnd)(bakery);

    expect(shop.received).toMatchObject([{ headers: { authorization: backEnd.authorization } }]);
  });

  test.each([{ error: true, content: null }, { error: 'NOT_FOUND' }, { error: false }])(
    'an answer of %j has nothing to show',
    async (body) => {
      await shop.fault('fragment', { kind: 'status', status: 200, body });

      expect(await fetchExperienceFragment(shop.anonymous({ path }))(bakery)).toBeNull();
    },
  );

  test('an unknown key is an error', async () => {
    await expect(
      fetchExperienceFragment(shop.anonymous({ path }))({ ...bakery, key: 'menu/banners/nothing' }),
    ).rejects.toMatchObject({ name: 'HttpError', status: 404 });
  });

  test.each(everyFault.slice(0, 3))('the service fault %o is thrown as %s', async (fault, name) => {
    await shop.fault('fragment', fault);

    await expect(fetchExperienceFragment(shop.anonymous({ path }))(bakery)).rejects.toMatchObject({ name });
  });

  test('a call that takes too long ends with a time-out', async () => {
    await shop.fault('fragment', late);

    await expect(
      fetchExperienceFragment(shop.anonymous({ path, timeoutMs: 50 }))(bakery),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
