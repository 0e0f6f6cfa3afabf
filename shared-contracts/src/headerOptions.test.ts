import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveHeaderOptions } from './headerOptions.ts';

const resolve = (input?: unknown) => {
  const reports: string[] = [];
  const options = resolveHeaderOptions(input, (message) => reports.push(message));
  return { options, reports };
};

describe('resolveHeaderOptions', () => {
  it('renders the header with no options at all', () => {
    const { options, reports } = resolve();

    expect(reports).toEqual([]);
    expect(options).toMatchObject({
      placement: null,
      path: null,
      flags: { searchHistory: false, sitePinBar: false, megaMenuBanners: false },
      navigate: null,
      analytics: null,
      personalisation: null,
      logger: null,
    });
  });

  it('has the clarifications’ values where nothing is given', () => {
    expect(resolve({}).options.config).toMatchObject({
      siteOrigin: '',
      root: '/ecom',
      links: { loyalty: { label: 'Loyalty', path: '/ecom/loyalty' }, phone: '0808 157 0111' },
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
      appName: 'site-header',
      clientLogging: false,
    });
  });

  it('names three sister shops and three specialist shops', () => {
    const { links } = resolve().options.config;

    expect(links.sisterShops.map((shop) => shop.label)).toEqual([
      'Wine & spirits',
      'Garden',
      'Meal delivery',
    ]);
    expect(links.specialistShops.map((shop) => shop.title)).toEqual(['Cellar', 'Garden', 'Chef-made meals']);
    expect(links.specialistShops[0]?.text).toBe('Explore more than 1,200 beers, wines and spirits');
  });

  it('makes every service’s address from one origin', () => {
    const { options } = resolve({
      services: { origin: 'https://services.example/' },
      config: { siteOrigin: 'https://www.example' },
    });

    expect(options.services).toEqual({
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

  it('asks the page’s own origin where no origin is given', () => {
    expect(resolve().options.services).toMatchObject({ token: '/api/token', context: '', beacon: '' });
  });

  it('takes an override of a service’s address whole', () => {
    const services = { origin: 'https://a.example', overrides: { token: 'https://b.example/t/', graph: '' } };

    expect(resolve({ services }).options.services).toMatchObject({
      token: 'https://b.example/t',
      graph: '',
      slots: 'https://a.example',
    });
  });

  it('tells a wrong value in one sentence, uses the default and keeps the rest', () => {
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

  it('never tells the value itself, which may be a secret', () => {
    const { reports } = resolve({ services: { origin: 'ftp://user:secret@example' } });

    expect(reports).toHaveLength(1);
    expect(reports.join()).not.toContain('secret');
  });

  it('tells a key that nobody knows, once, with the keys there are', () => {
    const { options, reports } = resolve({ flags: { search_history: true } });

    expect(options.flags.searchHistory).toBe(false);
    expect(reports).toEqual([
      'option flags.search_history is not known, perhaps misspelt; known here: searchHistory, sitePinBar, megaMenuBanners',
    ]);
  });

  it('tells once that a group is no group', () => {
    expect(resolve({ config: { links: 'none' } }).reports).toEqual([
      'option config.links should be an object, not string; the defaults are used instead',
    ]);
    expect(resolve('all').reports).toEqual([
      'the options should be an object, not string; the defaults are used instead',
    ]);
  });

  it('replaces a list whole, or keeps its own when one item does not fit', () => {
    const shop = { label: 'Flowers', url: 'https://flowers.example' };
    const shopsOf = (sisterShops: unknown) =>
      resolve({ config: { links: { sisterShops } } }).options.config.links.sisterShops;

    expect(shopsOf([shop])).toEqual([shop]);
    expect(shopsOf([shop, { label: 'Bad', url: 'javascript:alert(1)' }])).toHaveLength(3);
  });

  it('writes addresses and paths without their last slash', () => {
    const { options } = resolve({ config: { root: '/ecom/', siteOrigin: 'https://www.example/' } });

    expect(options.config).toMatchObject({ root: '/ecom', siteOrigin: 'https://www.example' });
  });

  it('takes an origin for the site, not an address within it', () => {
    const originOf = (siteOrigin: string) => resolve({ config: { siteOrigin } }).options.config.siteOrigin;

    expect(originOf('http://localhost:4000')).toBe('http://localhost:4000');
    expect(originOf('https://www.example/shop')).toBe('');
    expect(originOf('/shop')).toBe('');
  });

  it('refuses a root that would lead to another site', () => {
    for (const root of ['//evil.example', '/\\evil.example', 'ecom', '/ec om']) {
      expect(resolve({ config: { root } }).options.config.root).toBe('/ecom');
    }
  });

  it('leaves the placement open unless it is given: it goes by the path, which changes', () => {
    expect(resolve({ path: '/ecom?a=b' }).options.placement).toBe(null);
    expect(resolve({ path: '/ecom/lists', placement: 'home' }).options.placement).toBe('home');
  });

  it('takes functions for what they are, and console for a logger', () => {
    const navigate = () => {};

    const { options, reports } = resolve({ navigate, analytics: 'dataLayer', logger: console });

    expect(options).toMatchObject({ navigate, analytics: null, logger: console });
    expect(reports).toEqual([
      'option analytics should be a function, not string; the default is used instead',
    ]);
  });

  it('takes null where null is the default', () => {
    expect(resolve({ placement: null, config: { menuRoots: { megaMenu: null } } }).reports).toEqual([]);
  });

  it('survives whatever a page passes', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        expect(resolve(input).options.config.root).toBe('/ecom');
      }),
    );
  });

  it('survives options in which any one value is anything', () => {
    const keys = ['services', 'placement', 'path', 'flags', 'config', 'navigate', 'logger', '__proto__'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (input) => {
        expect(resolve(input).options.services.token).toContain('/api/token');
      }),
    );
  });
});
