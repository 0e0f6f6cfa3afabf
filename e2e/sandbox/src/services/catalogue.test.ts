import { describe, expect, test } from 'vitest';
import { catalogue } from '../data/catalogue.ts';
import { aVisitor, aVisitorIn, type TestVisitor } from '../testing/aVisitor.ts';

type Flat = { name: string; categoryIds: string[] };

describe('taxonomy', () => {
  const flat = async (query: string): Promise<Flat[]> =>
    (await aVisitor().json(`/taxonomy/v1/categories?shape=flat&${query}`)).categories;

  test('the taxonomy ends at the requested depth', async () => {
    const categories = await flat('roots=10052&depth=2');

    expect(categories).toHaveLength(1 + (categories[0]?.categoryIds.length ?? 0));
    expect(categories[1]?.categoryIds).toEqual([]);
  });

  test.each([
    ['roots=10052,10999&depth=1', ['Entertaining']],
    ['depth=1', ['Groceries', 'Entertaining']],
    ['roots=20001', ['Site links', 'Wine club', 'Recipe box']],
  ])('the taxonomy for %s has the requested roots, and further ones only then', async (query, names) => {
    expect((await flat(query)).map(({ name }) => name)).toEqual(names);
  });
});

describe('content fragments', () => {
  type Component = { resourceType: string; childComponents: Component[] };

  const body = { contentUrl: 'menu', customerId: '-1', customerSearchRequest: { queryParams: {} } };
  const seasonal = 'menu/seasonal-menu/seasonal-menu-content/master';

  const fragment = async (visitor: TestVisitor, path: string) =>
    (await visitor.send('PUT', `/content/${path}?clientType=WEB_APP`, body)).json();

  const kindsIn = (components: Component[]): string[] =>
    components.flatMap(({ resourceType, childComponents }) => [
      resourceType.slice(resourceType.lastIndexOf('/') + 1),
      ...kindsIn(childComponents),
    ]);

  test('the seasonal menu has a title and components of every kind in season', async () => {
    const { pageTitle, content } = await fragment(await aVisitorIn('seasonal'), seasonal);

    expect(pageTitle).toEqual({ text: 'Christmas' });
    expect([...new Set(kindsIn(content.locations.main))].toSorted()).toEqual([
      'banner-ad',
      'click-to-buy',
      'container',
      'image',
      'rich-text',
      'text-card',
      'trading-cell',
    ]);
  });

  test('the seasonal menu has no title and no components out of season', async () => {
    const nothing = { pageTitle: { text: '' }, content: { locations: {} } };

    expect(await fragment(aVisitor(), seasonal)).toEqual(nothing);
  });

  test.each(['menu/middle-mega-menu/master', 'home/master', 'offers/master', 'inspiration/master'])(
    'the fragment %s needs no login',
    async (path) => {
      const { content } = await fragment(aVisitor(), path);

      expect(kindsIn(content.locations.main)).toContain('trading-cell');
    },
  );
});

describe('experience fragments', () => {
  const path = '/content/experience-fragments';

  test.each(['menu/banners/groceries-bakery', encodeURIComponent('menu/banners/groceries-bakery')])(
    'the key %s gives the banner of its category',
    async (key) => {
      expect(await aVisitor().json(`${path}/${key}?hasTokenSession=false`)).toMatchObject({
        error: false,
        content: { locations: { main: [{ textArea: { heading: 'Bakery' } }] } },
      });
    },
  );

  test('an unknown key answers with an error', async () => {
    const response = await aVisitor().call(`${path}/menu/banners/nothing`);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: true, content: null });
  });

  test('the pictures of a banner can be fetched', async () => {
    const visitor = aVisitor();
    const { content } = await visitor.json(`${path}/menu/banners/groceries-bakery`);
    const { landscapeImage } = content.locations.main[0].image;
    const { pathname, search } = new URL(landscapeImage.dynamicImages.highQuality95['320']);

    const picture = await visitor.call(pathname + search);

    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('width="320" height="240"');
  });

  test.each([
    ['w=320&h=240', '0 0 400 300'],
    ['w=320&h=427', '50 -94 300 400'],
    ['w=320&h=160', '-30 43 460 230'],
  ])('a picture of the size %s shows the part %s of the scene', async (size, frame) => {
    const picture = await (await aVisitor().call(`/images/cheese.svg?${size}`)).text();

    expect(picture).toContain(`viewBox="${frame}"`);
  });
});

describe('adverts', () => {
  const banners = async (...paths: readonly string[]) => {
    const categories = paths.map((path) => catalogue.findCategory(path)?.id);
    const response = await aVisitor().call('/adtech/banners', {
      method: 'POST',
      body: JSON.stringify({ type: 'mega-menu', categories, trolleyId: null }),
      headers: { authorization: 'unauthenticated', 'visitor-id': 'v1' },
    });
    return (await response.json()).bannerAds;
  };

  test('menu banners are the adverts of the open menu path, the deepest first', async () => {
    const fresh = 'groceries/fresh_and_chilled';

    const bannerAds = await banners('groceries', fresh, `${fresh}/cheese`);

    expect(bannerAds.map(({ id }: { id: string }) => id)).toEqual(['ad3', 'ad2']);
    expect(bannerAds[1]).toMatchObject({
      textArea: { heading: 'The weekly basket, sorted', link: { text: 'Shop the basket' } },
      image: { src: expect.stringMatching(/^http:\/\/localhost:4002\/images\/basket\.svg/) },
      products: [{ id: 'p111', lineNumber: '111' }, { lineNumber: '113' }, { lineNumber: '114' }],
      sponsorshipId: 's-ad2',
      tracking: { impressionUrls: ['http://localhost:4002/pixels/impression/ad2'], vendor: 'sandbox' },
    });
  });

  test('pixels are in the log of calls', async () => {
    const visitor = aVisitor();

    expect((await visitor.call('/pixels/impression/ad1')).status).toBe(204);

    const { calls } = await visitor.json('/sandbox/calls');
    expect(calls).toMatchObject([{ call: 'pixel', path: '/pixels/impression/ad1' }]);
  });
});
