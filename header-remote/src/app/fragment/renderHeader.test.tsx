// @vitest-environment node
import { createRoutes, type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import type { LastValues } from '../../state/session/session.ts';
import { Header } from '../Header.tsx';
import { createHeaderInstance, type HeaderInstance } from '../runtime/headerInstance.ts';
import type { Stamp } from '../runtime/stamp.ts';
import { renderHeader } from './renderHeader.tsx';

const pageOf = (options: HeaderOptions, stamp: Stamp) => createHeaderInstance(options, () => stamp);

const withMenus = (instance: HeaderInstance) => {
  instance.store.set(serverMenuAtom, { isRendering: true });
  return instance;
};

const optionsArbitrary: fc.Arbitrary<HeaderOptions> = fc.record(
  {
    placement: fc.constantFrom('home', 'shop'),
    services: fc.constant({ origin: 'https://services.example' }),
    config: fc.record(
      { root: fc.constantFrom('/ecom', "/o'neill&co"), siteOrigin: fc.constant('https://site.example') },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** Short texts with characters that are special in markup, addresses and replacement patterns. */
const text = fc.string({ unit: fc.constantFrom(...`"&'<>$\`/?#%+= aé€🥕`), maxLength: 8 });

/** Paths of pages that the header knows, of pages below them, and of others. */
const pathArbitrary = (options: HeaderOptions) => {
  const resolved = resolveHeaderOptions(options);
  const { root } = resolved.config;
  const routes = createRoutes(resolved);
  const pages = ['/', root, `${root}/elsewhere`, routes.offers(), routes.new(), routes.recipes(), ''];
  return fc.oneof(
    fc.constantFrom(...pages),
    fc.tuple(fc.constantFrom(...pages), text).map((parts) => parts.join('')),
    text.map((term) => `${routes.search()}?searchTerm=${encodeURIComponent(term)}`),
    text.map((redirect) => `${routes.login()}?redirect=/${encodeURIComponent(redirect)}`),
  );
};

const lastValuesArbitrary: fc.Arbitrary<LastValues> = fc.record(
  {
    trolley: fc.record({
      itemCount: fc.nat(200),
      total: fc.constantFrom({ amount: 84.2, currencyCode: 'GBP' }, { amount: 1234.5, currencyCode: 'EUR' }),
    }),
    slot: fc.constantFrom(null, {
      weekday: 'Thursday',
      date: '5 March',
      time: { text: '9am - 10am', spoken: '9am to 10am' },
    }),
  },
  { requiredKeys: [] },
);

const stampArbitrary = (options: HeaderOptions): fc.Arbitrary<Stamp> =>
  fc.record(
    {
      version: fc.constant('1.0.0'),
      hasTokenSession: fc.boolean(),
      path: pathArbitrary(options),
      origin: fc.constantFrom('https://shop.example', 'https://other.example'),
      idPrefix: fc.constant('grocer'),
      seasonal: fc.constantFrom(null, { title: "Mother's Day", href: '/ecom/mothers-day' }),
      lastValues: lastValuesArbitrary,
    },
    { requiredKeys: ['version', 'hasTokenSession', 'path', 'origin', 'idPrefix'] },
  );

const sitesArbitrary = optionsArbitrary.chain((options) =>
  fc.record({
    options: fc.constant(options),
    stamps: fc.array(stampArbitrary(options), { minLength: 5, maxLength: 10 }),
  }),
);

/** Stamps of two pages whose account menus differ. */
const homeAndShop = ['/', '/ecom/elsewhere'].map((path) => ({
  version: '1.0.0',
  hasTokenSession: true,
  path,
  origin: 'https://shop.example',
  idPrefix: 'grocer',
}));

test('the cache never changes the markup of a page, whatever was rendered before', () => {
  fc.assert(
    fc.property(sitesArbitrary, ({ options, stamps }) => {
      for (const stamp of stamps) {
        expect(renderHeader(pageOf(options, stamp), stamp)).toBe(
          renderToString(<Header instance={withMenus(pageOf(options, stamp))} />),
        );
      }
    }),
    { numRuns: 3 * Number(process.env.MODEL_RUNS ?? 1), examples: [[{ options: {}, stamps: homeAndShop }]] },
  );
}, 600_000);
