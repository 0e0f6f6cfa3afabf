import type { ScenarioName } from '@grocer/sandbox';
import { strictPolicy } from '../../fixtures/builtHost.ts';
import { boxOf, expectTakenOver } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { deployAt } from '../../fixtures/releases.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Listening } from '../../tools/stack/listen.ts';
import { serveReleases } from '../../tools/stack/remoteServer.ts';

/** The static fragments of a release, each with the page and visitor for which a CDN would insert it. */
const pages: { file: string; path: string; scenario: ScenarioName; link: string }[] = [
  { file: 'out-home', path: '/', scenario: 'anonymous', link: 'Sign in' },
  { file: 'out-shop', path: '/ecom/shop/browse/offers', scenario: 'anonymous', link: 'Sign in' },
  { file: 'in-home', path: '/', scenario: 'slot-booked', link: 'Favourites' },
  { file: 'in-shop', path: '/ecom/shop/browse/offers', scenario: 'slot-booked', link: 'Favourites' },
];

interface StaticFragments {
  remote: Listening;
  styleHash: string;
}

const test = base.extend<{ pageWith: (file: string) => Promise<string>; released: StaticFragments }>({
  released: async ({ stack, releases, started }, use) => {
    const remote = await started(serveReleases(releases));
    const taxonomy = await (await fetch(`${stack.services}/taxonomy/v1/categories?depth=3`)).json();
    await deployAt(releases, `${remote.origin}/`, taxonomy);
    const { fragments } = await (await fetch(`${remote.origin}/stable/release.json`)).json();
    await use({ remote, styleHash: fragments.styleHash });
  },
  pageWith: async ({ stack: { services }, released: { remote, styleHash }, serve }, use) =>
    use(async (file) => {
      // A static fragment has the same address in every release.
      const fragment = await (await fetch(`${remote.origin}/stable/fragments/${file}.html`)).text();
      const page = { fragment, policy: policyWith(styleHash) };
      return (await serve('plain-html', page, { remote, services })).origin;
    }),
});

/** A policy for pages that a CDN serves to everybody: a hash of the inline style sheet instead of a nonce. */
const policyWith = (styleHash: string): string =>
  strictPolicy.replace("style-src 'nonce-n1'", `style-src '${styleHash}'`);

for (const { file, path, scenario, link } of pages) {
  test(`${file}.html is shown at once, and hydrated without changes${fullUnless(file === 'out-shop')}`, async ({
    page,
    header,
    services,
    pageWith,
    requested,
  }) => {
    await services.scenario(scenario);
    const script = await holdRequests(page, '**/widgets.*.js');
    const origin = await pageWith(file);

    await page.goto(origin + path, { waitUntil: 'commit' });
    await expect(header.link(link)).toBeVisible();
    const { height } = await boxOf(header.root);

    await expectTakenOver(header, script, link);

    expect((await boxOf(header.root)).height).toBe(height);
    expect(requested.join('\n'), 'the style sheet is inline').not.toMatch(/\/widgets\..*css$/m);
    await expect(page.locator('[class~="undefined"]'), 'a class that no style sheet has').toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Groceries of every static fragment opens, and has its categories', async ({
    page,
    header,
    pageWith,
  }) => {
    for (const { file } of pages) {
      await page.goto(await pageWith(file));

      await header.button('Groceries').click();

      const bakery = header.link('Bakery');
      await expect(bakery, file).toHaveAttribute('href', '/ecom/shop/browse/groceries/bakery');
    }
  });
});
