import { describe, expect, test } from 'vitest';
import { categoryAt } from '../../data/taxonomy.ts';
import { aVisitor } from '../../testing/aVisitor.ts';

const idsOn = (...paths: readonly string[]) => paths.map((path) => categoryAt(path).id);

const banners = (body: object) =>
  aVisitor().call('/adtech/banners', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: 'unauthenticated', 'visitor-id': 'v1' },
  });

describe('menu banners', () => {
  test('menu banners are the adverts of the open menu path, the deepest first', async () => {
    const categories = idsOn(
      'groceries',
      'groceries/fresh_and_chilled',
      'groceries/fresh_and_chilled/cheese',
    );

    const { bannerAds } = await (await banners({ type: 'mega-menu', categories, trolleyId: null })).json();

    expect(bannerAds.map(({ id }: { id: string }) => id)).toEqual(['ad3', 'ad2']);
    expect(bannerAds[1]).toMatchObject({
      textArea: { heading: 'The weekly basket, sorted', link: { text: 'Shop the basket' } },
      image: { src: expect.stringMatching(/^http:\/\/localhost:4002\/images\/basket\.svg/) },
      products: [{ id: 'p111', lineNumber: '111' }, { lineNumber: '113' }, { lineNumber: '114' }],
      sponsorshipId: 's-ad2',
      tracking: { impressionUrls: ['http://localhost:4002/pixels/impression/ad2'], vendor: 'sandbox' },
    });
  });

  test('a category without adverts has no menu banners', async () => {
    const categories = idsOn('entertaining');

    expect(await (await banners({ type: 'mega-menu', categories, trolleyId: '5001' })).json()).toEqual({
      bannerAds: [],
    });
  });

  test.each([{ type: 'footer', categories: [] }, { type: 'mega-menu' }])(
    'the request %j is refused',
    async (body) => {
      expect((await banners(body)).status).toBe(400);
    },
  );
});

describe('pixels', () => {
  test('pixels are in the log of calls', async () => {
    const visitor = aVisitor();

    expect((await visitor.call('/pixels/impression/ad1')).status).toBe(204);

    const { calls } = await visitor.json('/sandbox/calls');
    expect(calls).toMatchObject([{ call: 'pixel', path: '/pixels/impression/ad1' }]);
  });
});
