import type { HostName } from '../../fixtures/builtHost.ts';
import {
  addedProperties,
  blockedStorage,
  clobberedDocument,
  frozenPrototypes,
  takenNames,
} from '../../fixtures/hostile/hostileGlobals.ts';
import { type Check, openHostilePages } from '../../fixtures/hostile/openHostilePages.ts';
import { serveShopWithPolicy } from '../../fixtures/hostile/serveShopWithPolicy.ts';
import { countCells, isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { expect, test } from '../../fixtures/test.ts';

const groceries = '/ecom/shop/browse/groceries';

/** The header with its services, menus and suggestions. */
const wholeHeader: Check = async (header, page) => {
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, [1-9]\d* items/);
  await expect(header.slot).toBeVisible();
  await header.menu('Groceries').click();
  await expect(header.root.getByRole('button', { name: 'Bakery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await header.searchBox.fill('milk');
  await expect(header.suggestions.getByRole('option').first()).toBeVisible();
};

/** The server's fragment: the search form and the links, which need no script. */
const plainHeader: Check = async (header) => {
  await expect(header.root).toHaveCount(1);
  await expect(header.searchBox).toBeEditable();
  await expect(header.submit).toBeVisible();
  await expect(header.root.getByRole('link', { name: 'Groceries' }).first()).toBeVisible();
};

/** The short form has every second page of an attack. */
const inShort = (scripts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(scripts).filter((_script, index) => isFullMatrix || index % 2 === 0));

const attacks = [
  { title: 'properties that a page adds to native prototypes: whole header', scripts: addedProperties },
  { title: 'global names of the header that a page uses itself: whole header', scripts: takenNames },
  { title: 'a page without cookies or storage: whole header', scripts: blockedStorage },
  { title: 'native prototypes that a page freezes: plain header', scripts: frozenPrototypes },
  {
    title: 'elements that are named like properties of the document: plain header',
    scripts: clobberedDocument,
  },
].map(({ title, scripts }) => ({
  title,
  scripts: inShort(scripts),
  check: title.endsWith('whole header') ? wholeHeader : plainHeader,
}));

test.beforeEach(({ services }) => services.scenario('slot-booked'));

test.describe('attacks on a browser, with keys or without', () => {
  for (const { title, scripts, check } of attacks) {
    test(title, async ({ stack, context, complaints }) => {
      const cells = Object.keys(scripts).length;

      const failures = await openHostilePages(scripts, {
        context,
        address: stack.host.origin + groceries,
        remote: stack.remote.origin,
        check,
      });

      countCells('Hostile globals', cells - failures.length, cells);
      expect(failures).toEqual([]);
      // The shop's own scripts cannot run on all of these pages.
      complaints.length = 0;
    });
  }
});

test('a sandboxed page has the plain header, and the header causes no error', async ({
  stack,
  context,
  complaints,
}) => {
  const shop = await serveShopWithPolicy(stack, (policy) => `${policy}; sandbox allow-scripts allow-forms`);

  const failures = await openHostilePages(
    { 'without an origin of its own': '' },
    { context, address: shop.origin + groceries, remote: stack.remote.origin, check: plainHeader },
  );

  countCells('Hostile globals', 1 - failures.length, 1);
  expect(failures).toEqual([]);
  // No server lets a page without an origin read its answers, so the shop's own scripts do not load either.
  complaints.length = 0;
  await shop.close();
});

const hosts: HostName[] = isFullMatrix
  ? ['webpack', 'rspack', 'vite', 'as-documented', 'react-19', 'react-18', 'plain-html']
  : [];

/**
 * These hosts' own code does not start on a page with inherited numbers: the runtime of Vite's bundler, and the
 * CommonJS federation runtime that Rspack bundles, take every inherited property for a getter.
 */
const withoutInheritedNumbers: readonly HostName[] = ['vite', 'rspack'];

const runnableIn = (name: HostName) =>
  Object.fromEntries(
    Object.entries(addedProperties).filter(
      ([page]) => !withoutInheritedNumbers.includes(name) || !page.includes('number'),
    ),
  );

for (const name of hosts) {
  test(`${name}: properties that a page adds to native prototypes do not stop the header`, async ({
    stack,
    context,
    serve,
  }) => {
    const { origin } = await serve(name);
    const pages = runnableIn(name);
    const cells = Object.keys(pages).length;

    const failures = await openHostilePages(pages, {
      context,
      address: origin + groceries,
      remote: stack.remote.origin,
      check: wholeHeader,
    });

    countCells('Hostile globals', cells - failures.length, cells);
    expect(failures).toEqual([]);
  });
}
