import type { ScenarioName } from '@grocer/sandbox';
import { serveHost, strictPolicy } from '../../fixtures/builtHost.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { deployAt, withCopyOfReleases } from '../../fixtures/releases.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { type Listening, listen } from '../../tools/stack/listen.ts';
import { createRemoteServer } from '../../tools/stack/remoteServer.ts';

/** The static fragments of a release, each with a page into which a CDN would insert it for this visitor. */
const pages: { file: string; path: string; scenario: ScenarioName; link: string }[] = [
  { file: 'out-home', path: '/', scenario: 'anonymous', link: 'Sign in' },
  { file: 'out-shop', path: '/ecom/shop/browse/offers', scenario: 'anonymous', link: 'Sign in' },
  { file: 'in-home', path: '/', scenario: 'slot-booked', link: 'Favourites' },
  { file: 'in-shop', path: '/ecom/shop/browse/offers', scenario: 'slot-booked', link: 'Favourites' },
];

interface StaticFragments {
  remote: Listening;
  /** The address of a static fragment by its name, which never changes. */
  fileOf: (name: string) => string;
  styleHash: string;
}

const test = base.extend<{ pageWith: (file: string) => Promise<string> }, { released: StaticFragments }>({
  released: [
    async ({ stack }, use) =>
      withCopyOfReleases(async (releases) => {
        const remote = await listen(createRemoteServer(releases), 0, 'REMOTE_PORT');
        const taxonomy = await (await fetch(`${stack.services}/taxonomy/v1/categories?depth=3`)).json();
        await deployAt(releases, `${remote.origin}/`, taxonomy);
        const channel = `${remote.origin}/stable/release.json`;
        const { fragments } = await (await fetch(channel)).json();
        const fileOf = (name: string) => `${remote.origin}/stable/fragments/${name}.html`;
        await use({ remote, fileOf, styleHash: fragments.styleHash });
        await remote.close();
      }),
    { scope: 'worker' },
  ],
  pageWith: async ({ stack, released: { remote, fileOf, styleHash } }, use) => {
    const opened: Listening[] = [];
    await use(async (file) => {
      const fragment = await (await fetch(fileOf(file))).text();
      const origins = { remote, services: stack.services };
      const host = await serveHost('plain-html', origins, { fragment, policy: policyWith(styleHash) });
      opened.push(host);
      return host.origin;
    });
    await Promise.all(opened.map((server) => server.close()));
  },
});

/** A page that is the same for everybody cannot have a nonce: its policy names the hash of its inline style sheet. */
const policyWith = (styleHash: string): string =>
  strictPolicy.replace("style-src 'nonce-n1'", `style-src '${styleHash}'`);

for (const { file, path, scenario, link } of pages) {
  test(`${file}.html in a page shows the header at once, and is hydrated without changes`, async ({
    page,
    header,
    services,
    pageWith,
  }) => {
    await services.scenario(scenario);
    const script = await holdRequests(page, '**/widgets.*.js');
    const styleSheets: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'stylesheet' && styleSheets.push(request.url()),
    );
    const origin = await pageWith(file);

    await page.goto(origin + path, { waitUntil: 'commit' });
    await expect(header.link(link)).toBeVisible();
    await header.searchBox.fill('oats');
    const nodes = [header.root, header.searchBox, header.trolley, header.link(link)];
    const before = await Promise.all(nodes.map((node) => node.elementHandle()));
    const height = (await header.root.boundingBox())?.height;

    script.release();
    await header.ready();

    for (const [index, node] of nodes.entries()) {
      expect(await node.evaluate((a, b) => a === b, before[index]), String(node)).toBe(true);
    }
    await expect(header.searchBox).toHaveValue('oats');
    expect((await header.root.boundingBox())?.height).toBe(height);
    expect(
      styleSheets.filter((address) => address.includes('/widgets.')),
      'the style sheet is inline',
    ).toEqual([]);
    await expect(page.locator('[class~="undefined"]'), 'a class that no style sheet has').toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { file } of pages) {
    test(`Groceries of ${file}.html opens, and a row leads to its category`, async ({
      page,
      header,
      pageWith,
    }) => {
      await page.goto(await pageWith(file));

      await header.menu('Groceries').click();

      await expect(header.link('Bakery')).toHaveAttribute('href', '/ecom/shop/browse/groceries/bakery');
    });
  }
});
