import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionReference } from './optionReference.ts';
import { resolveHeaderOptions } from './resolveHeaderOptions.ts';

const resolve = (input?: unknown) => {
  const reports: string[] = [];
  const options = resolveHeaderOptions(input, (message) => reports.push(message));
  return { options, reports };
};

describe('resolveHeaderOptions', () => {
  it('needs no options', () => {
    const { options, reports } = resolve();

    expect(reports).toEqual([]);
    expect(options).toMatchObject({
      placement: null,
      path: null,
      flags: { searchHistory: false, sitePinBar: false, megaMenuBanners: false },
      search: { historyType: null },
      navigate: null,
      analytics: null,
      personalisation: null,
      onMeasure: null,
      logger: null,
    });
  });

  it('has a default for every configurable value', () => {
    expect(resolve({}).options.config).toMatchObject({
      siteOrigin: '',
      root: '/ecom',
      links: { loyalty: { label: 'Loyalty', path: '/loyalty' }, phone: '0808 157 0111' },
      contentPrefix: '/content/site/en',
      menuRoots: { groceries: '10051', entertaining: '10052' },
      timeouts: { orders: 45_000, other: 10_000 },
      cookies: {
        consent: {
          overall: 'cookieConsent',
          functional: 'cookieConsentFunctional',
          analytics: 'cookieConsentAnalytics',
          advertising: 'cookieConsentAdvertising',
        },
        visitorId: 'visitorId',
        appBannerDismissed: 'appBannerDismissed',
      },
      requestHeaders: { visitorId: 'visitor-id', release: '' },
      measuredShare: 1,
      appName: 'site-header',
      clientLogging: false,
    });
  });

  it.each([
    ['shops', '"shops"'],
    ['https://user:secret@shop.example/', 'string'],
    [7, 'number'],
  ])('names a word that does not fit, and no other value: %j', (placement, received) => {
    expect(resolve({ placement }).reports).toEqual([
      `option placement should be "home" or "shop", not ${received}; the default is used instead`,
    ]);
  });

  it('has three sister shops and three specialist shops by default', () => {
    const { sisterShops, specialistShops } = resolve().options.config.links;

    expect(sisterShops.map(({ label }) => label)).toEqual(['Wine & spirits', 'Garden', 'Meal delivery']);
    expect(specialistShops.map(({ title }) => title)).toEqual(['Cellar', 'Garden', 'Chef-made meals']);
    expect(specialistShops[0]?.text).toBe('Explore more than 1,200 beers, wines and spirits');
  });

  it('builds the address of each service from one origin', () => {
    const services = { origin: 'https://services.example/' };
    const config = { siteOrigin: 'https://www.example' };

    expect(resolve({ services, config }).options.services).toEqual({
      token: 'https://services.example/api/token',
      context: 'https://services.example',
      graph: 'https://services.example',
      slots: 'https://services.example',
      addresses: 'https://services.example',
      branches: 'https://services.example',
      orders: 'https://services.example',
      suggest: 'https://services.example/term-suggest',
      pass: 'https://services.example/delivery-pass',
      taxonomy: 'https://services.example/taxonomy',
      content: 'https://services.example/content',
      banners: 'https://services.example',
      beacon: 'https://www.example',
    });
  });

  it('uses the page’s own origin if no origin is given, and an override as the whole address of a service', () => {
    const services = { origin: 'https://a.example', overrides: { token: 'https://b.example/t/', graph: '' } };

    expect(resolve().options.services).toMatchObject({ token: '/api/token', context: '', beacon: '' });
    expect(resolve({ services }).options.services).toMatchObject({
      token: 'https://b.example/t',
      graph: '',
      slots: 'https://a.example',
    });
  });

  it('reports a wrong value in one sentence, uses its default and keeps the other values', () => {
    const { options, reports } = resolve({
      flags: { searchHistory: true, sitePinBar: 'yes' },
      config: { timeouts: { orders: '45s' }, root: '/shop' },
    });

    expect(options.flags).toEqual({ searchHistory: true, sitePinBar: false, megaMenuBanners: false });
    expect(options.config).toMatchObject({ timeouts: { orders: 45_000 }, root: '/shop' });
    expect(reports).toEqual([
      'option flags.sitePinBar should be true or false, not string; false is used instead',
      'option config.timeouts.orders should be milliseconds above 0, not string; 45000 is used instead',
    ]);
  });

  it.each<[input: unknown, report: string]>([
    [
      { search: { historyType: ' ' } },
      'option search.historyType should be text, not string; the default is used instead',
    ],
    [
      { config: { requestHeaders: { visitorId: 'visitor id' } } },
      'option config.requestHeaders.visitorId should be the name of a request header, not string; "visitor-id" is used instead',
    ],
    // An unknown key is reported once, together with the known keys.
    [
      { flags: { search_history: true } },
      'option flags.search_history is not known, perhaps misspelt; known here: searchHistory, sitePinBar, megaMenuBanners',
    ],
    // A group that is not an object is reported once, not for each of its keys.
    [
      { config: { links: 'none' } },
      'option config.links should be an object, not string; the defaults are used instead',
    ],
    ['all', 'the options should be an object, not string; the defaults are used instead'],
    [{ analytics: 'x' }, 'option analytics should be a function, not string; the default is used instead'],
  ])('reports %j in one sentence, and uses the default', (input, report) => {
    expect(resolve(input)).toEqual({ options: resolve().options, reports: [report] });
  });

  it.each([
    ['/ecom/', '/ecom'],
    ['/shop', '/shop'],
    // The next two paths would link to another site.
    ['//evil.example', '/ecom'],
    ['/\\evil.example', '/ecom'],
    ['ecom', '/ecom'],
    ['/ec om', '/ecom'],
  ])('reads the root %j as %s', (root, expected) => {
    expect(resolve({ config: { root } }).options.config.root).toBe(expected);
  });

  it.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://www.example/', 'https://www.example'],
    ['https://www.example/shop', ''],
    ['/shop', ''],
  ])('reads the site’s origin %j as %j', (siteOrigin, expected) => {
    expect(resolve({ config: { siteOrigin } }).options.config.siteOrigin).toBe(expected);
  });

  it('replaces a whole list, or uses the default list if one item does not fit', () => {
    const shop = { label: 'Flowers', url: 'https://flowers.example' };
    const specialist = { picture: 'garden', title: 'Plants', text: 'Pots', url: shop.url };
    const linksOf = (links: object) => resolve({ config: { links } }).options.config.links;
    const given = { sisterShops: [shop], specialistShops: [specialist] };

    expect(linksOf(given)).toMatchObject(given);
    for (const wrong of [null, 'Flowers', { ...shop, label: ' ' }, { ...shop, url: 'javascript:alert(1)' }])
      expect(linksOf({ sisterShops: [shop, wrong] }).sisterShops).toHaveLength(3);
    for (const wrong of [{ picture: 'flowers' }, { title: '' }, { text: 7 }, { url: '/flowers' }])
      expect(linksOf({ specialistShops: [{ ...specialist, ...wrong }] }).specialistShops).toHaveLength(3);
  });

  it.each(['\ud83c', '\udf3f'])('replaces half of a surrogate pair: %j', (half) => {
    const linksWith = (end: string) => {
      const [text, url] = [`Garden ${end}`, 'https://garden.grocer.example'];
      const specialist = { picture: 'garden', title: text, text, url };
      return { sisterShops: [{ label: text, url }], specialistShops: [specialist], loyalty: { label: text } };
    };

    const { links } = resolve({ config: { links: linksWith(half) } }).options.config;
    expect(links).toMatchObject(linksWith('\ufffd'));
  });

  it('accepts a placement, functions, the console as a logger, and null if null is the default', () => {
    const config = { requestHeaders: { visitorId: 'x-visitor' } };
    const given = { path: '/ecom/lists', placement: 'home', navigate: () => {}, logger: console, config };

    expect(resolve(given)).toMatchObject({ options: given, reports: [] });
    expect(resolve({ config: { menuRoots: { megaMenu: 7 } } }).options.config.menuRoots.megaMenu).toBe('7');
    // `placement` has no default, because it follows the path.
    expect(resolve({ path: '/ecom?a=b' }).options.placement).toBe(null);
    expect(resolve({ placement: null, config: { menuRoots: { megaMenu: null } } }).reports).toEqual([]);
  });

  it('never throws, whatever a page passes', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        expect(resolve(input).options.config.root).toBe('/ecom');
      }),
    );
  });

  it('never throws if the options have values of any type', () => {
    const keys = ['services', 'placement', 'path', 'flags', 'config', 'navigate', 'logger', '__proto__'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (input) => {
        expect(resolve(input).options.services.token).toContain('/api/token');
      }),
    );
  });
});

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((group, key) => (group as Record<string, unknown>)[key], value);

describe('optionReference', () => {
  it.each(optionReference().filter(({ path }) => !path.startsWith('services.')))(
    'gives the default of $path that the header uses',
    ({ path, fallback }) => {
      expect(valueAt(resolveHeaderOptions(), path)).toEqual(fallback);
    },
  );

  it('describes a value as a report about a wrong one does', () => {
    for (const { path, expected } of optionReference()) {
      const reports: string[] = [];
      const wrong = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), Symbol('wrong'));

      resolveHeaderOptions(wrong, (report) => reports.push(report));

      expect(reports).toEqual([expect.stringContaining(`option ${path} should be ${expected}, not symbol`)]);
    }
  });
});
