import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { aVisitor, aVisitorIn, type TestVisitor } from '../../testing/aVisitor.ts';

type Component = { resourceType: string; childComponents: Component[] };

const body = { contentUrl: 'menu', customerId: '-1', customerSearchRequest: { queryParams: {} } };
const seasonal = 'menu/seasonal-menu/seasonal-menu-content/master';

const fragment = async (visitor: TestVisitor, path: string) =>
  (await visitor.send('PUT', `/content/${path}?clientType=WEB_APP`, body)).json();

const kindsIn = (components: Component[]): string[] =>
  components.flatMap(({ resourceType, childComponents }) => [
    resourceType.slice(resourceType.lastIndexOf('/')),
    ...kindsIn(childComponents),
  ]);

describe('content fragments', () => {
  test('the middle menu needs no login', async () => {
    const { content } = await fragment(aVisitor(), 'menu/middle-mega-menu/master');

    expect(content.locations.main.length).toBeGreaterThan(0);
  });

  test('the seasonal menu has a title and components of every kind in season', async () => {
    const { pageTitle, content } = await fragment(await aVisitorIn('seasonal'), seasonal);

    expect(pageTitle).toEqual({ text: 'Christmas' });
    expect(new Set(kindsIn(content.locations.main))).toEqual(
      new Set([
        '/trading-cell',
        '/text-card',
        '/rich-text',
        '/banner-ad',
        '/image',
        '/click-to-buy',
        '/container',
      ]),
    );
  });

  test('the seasonal menu has no title and no components out of season', async () => {
    expect(await fragment(aVisitor(), seasonal)).toEqual({
      pageTitle: { text: '' },
      content: { locations: {} },
    });
  });

  test('a server without a cookie or token gets the season that is set for everyone', async () => {
    const sandbox = createSandbox();
    await aVisitor(sandbox).send('POST', '/sandbox/scenario', { name: 'seasonal', everyone: true });

    expect((await fragment(aVisitor(sandbox), seasonal)).pageTitle.text).toBe('Christmas');
  });

  test.each(['home/master', 'offers/master', 'inspiration/master'])(
    'the fragment %s has the content of a page',
    async (path) => {
      const { content } = await fragment(aVisitor(), path);

      expect(kindsIn(content.locations.main)).toContain('/trading-cell');
    },
  );

  test('an unknown fragment and an incomplete body are refused', async () => {
    expect((await aVisitor().send('PUT', '/content/menu/nothing', body)).status).toBe(404);
    const response = await aVisitor().send('PUT', `/content/${seasonal}`, {
      ...body,
      customerSearchRequest: {},
    });
    expect((await response.json()).message).toBe(
      'customerSearchRequest.queryParams: expected an object, got nothing',
    );
  });
});

describe('experience fragments', () => {
  test.each(['menu/banners/groceries-bakery', encodeURIComponent('menu/banners/groceries-bakery')])(
    'the key %s gives the banner of its category',
    async (key) => {
      const answer = await aVisitor().json(`/content/experience-fragments/${key}?hasTokenSession=false`);

      expect(answer).toMatchObject({
        error: false,
        content: { locations: { main: [{ textArea: { heading: 'Bakery' } }] } },
      });
    },
  );

  test('every banner that the taxonomy names exists', async () => {
    const visitor = aVisitor();
    const { categories } = await visitor.json('/taxonomy/v1/categories');
    const keys = categories.flatMap(({ banner }: { banner: string | null }) => banner ?? []);

    expect(keys.length).toBeGreaterThan(15);
    for (const key of keys)
      expect((await visitor.json(`/content/experience-fragments/${key}`)).error).toBe(false);
  });

  test('an unknown key answers with an error', async () => {
    const response = await aVisitor().call('/content/experience-fragments/menu/banners/nothing');

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: true, content: null });
  });

  test('the pictures of a banner can be fetched', async () => {
    const visitor = aVisitor();
    const { content } = await visitor.json('/content/experience-fragments/menu/banners/groceries-bakery');
    const { landscapeImage } = content.locations.main[0].image;
    const { pathname, search } = new URL(landscapeImage.dynamicImages.highQuality95['320']);

    const picture = await visitor.call(pathname + search);

    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('width="320" height="240"');
    expect((await visitor.call('/images/nothing.svg')).status).toBe(404);
  });

  test('a picture of another shape shows more of the scene around its objects', async () => {
    const drawing = async (size: string) => (await aVisitor().call(`/images/cheese.svg?${size}`)).text();

    expect(await drawing('w=320&h=240')).toContain('viewBox="0 0 400 300"');
    expect(await drawing('w=320&h=427')).toContain('viewBox="50 -94 300 400"');
    expect(await drawing('w=320&h=160')).toContain('viewBox="-30 43 460 230"');
  });
});
