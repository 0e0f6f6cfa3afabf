import { setTimeout as delay } from 'node:timers/promises';
import {
  type Behind,
  type IncludingServer,
  includingServers,
} from '../../fixtures/includes/includingServers.ts';
import { startPages, startWatchedRemote, type WatchedRemote } from '../../fixtures/includes/startIncludes.ts';
import { isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { withCopyOfReleases } from '../../fixtures/releases.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Listening } from '../../tools/stack/listen.ts';

interface Including {
  remote: WatchedRemote;
  start(server: IncludingServer, cachedFor?: Behind['cachedFor']): Promise<Listening>;
}

const test = base.extend<{ including: Including }>({
  including: async ({ stack }, use) =>
    withCopyOfReleases(async (releases) => {
      const taxonomy = await (await fetch(`${stack.services}/taxonomy/v1/categories?depth=3`)).json();
      const remote = await startWatchedRemote(releases, taxonomy);
      const started: Listening[] = [];
      const start: Including['start'] = async (server, cachedFor = '1m') => {
        const pages = await startPages(server.name, { remote: remote.origin, services: stack.services });
        started.push(pages);
        const listening = await server.start({ pages: pages.origin, remote: remote.origin, cachedFor });
        started.unshift(listening);
        return listening;
      };
      await use({ remote, start });
      for (const server of started) await server.close();
      await remote.close();
    }),
});

const textOf = async (address: string, cookie = ''): Promise<string> =>
  (await fetch(address, { headers: { cookie, authorization: 'Bearer 1' } })).text();

const signedIn = 'a=1; X-Has-Token-Session=true; b=2';

const variants = [
  ['/', '', 'out-home'],
  ['/ecom/recipes?page=2', '', 'out-shop'],
  ['/?from=mail', signedIn, 'in-home'],
  ['/ecom/shop', signedIn, 'in-shop'],
  ['/ecom/shop', 'X-Has-Token-Session=false', 'out-shop'],
] as const;

// Only in full, because it may install the servers.
for (const server of isFullMatrix ? includingServers : []) {
  test.describe(server.name, () => {
    test.beforeAll(() => server.install());

    test('each visitor gets the fragment that fits, from a cache, and the remote learns nothing of them', async ({
      including: { remote, start },
    }) => {
      const { origin } = await start(server);
      for (const [path, cookie, name] of variants)
        expect(await textOf(origin + path, cookie), `${path} ${cookie}`).toContain(
          await remote.fragment(name),
        );

      const paths = remote.requests.map(({ path }) => path);
      expect(new Set(paths).size, 'each fragment was requested once').toBe(paths.length);
      expect(remote.requests.flatMap(({ personal }) => personal).filter(isPersonal)).toEqual([]);
      expect(await textOf(`${origin}/_grocer-header`), 'its address is internal').not.toContain(
        'data-grocer',
      );
    });

    test('while the remote hangs pages keep their last fragment, and a new server sends them without one', async ({
      including: { remote, start },
    }) => {
      const [old, fragment] = [await start(server, '1s'), await remote.fragment('out-shop')];
      expect(await textOf(`${old.origin}/ecom`)).toContain(fragment);
      remote.isDown = true;
      await delay(1100);
      const { origin } = await start(server);

      const startedAt = performance.now();
      const page = await textOf(`${origin}/ecom`);
      expect(performance.now() - startedAt).toBeLessThan(1500);
      expect(page).toContain('<h1>Porridge</h1>');
      expect(page).not.toContain('data-grocer');
      expect(page).toMatch(
        /<grocer-header[^>]*>(<a data-grocer-placeholder href="[^"]+">Groceries<\/a>)?<\/grocer-header>/,
      );
      for (const _again of [1, 2]) expect(await textOf(`${old.origin}/ecom`)).toContain(fragment);

      remote.isDown = false;
      await expect.poll(() => textOf(`${origin}/ecom`), { timeout: 10_000 }).toContain(fragment);
    });

    test('the browser shows the header with its font before any script, and takes it over unchanged', async ({
      page,
      header,
      including: { remote, start },
    }) => {
      const { origin } = await start(server);
      const held = Promise.withResolvers<void>();
      await page.route('**/header.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${origin}/ecom/recipes`, { waitUntil: 'commit' });
      await expect(header.link('Offers')).toBeVisible();
      const fonts = await page.evaluate(
        async () => (await document.fonts.load('600 15px "Grocer Sans"')).length,
      );
      expect(fonts, 'fonts of the remote’s origin').toBeGreaterThan(0);
      await header.menu('Groceries').press('Enter');
      await expect(header.link('Bakery')).toBeVisible();
      await page.keyboard.press('Escape');
      await header.searchBox.fill('oats');
      const nodes = [header.root, header.searchBox, header.trolley, header.link('Offers')];
      const before = await Promise.all(nodes.map((node) => node.elementHandle()));
      held.resolve();
      await header.ready();

      for (const [index, node] of nodes.entries())
        expect(await node.evaluate((a, b) => a === b, before[index]), String(node)).toBe(true);
      await expect(header.searchBox).toHaveValue('oats');
      expect(remote.requests.map(({ path }) => path)).toEqual(['/stable/fragments/out-shop.html']);
    });
  });
}

/** nginx and Varnish name themselves or nobody, never the visitor’s browser. */
const isPersonal = (value: string | undefined): boolean => value !== undefined && value !== 'node';
