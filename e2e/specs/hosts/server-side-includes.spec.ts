import { setTimeout as delay } from 'node:timers/promises';
import { expectTakenOver } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import {
  type Behind,
  type IncludingServer,
  includingServers,
  startPages,
  startWatchedRemote,
  type WatchedRemote,
} from '../../fixtures/includes.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Listening } from '../../tools/stack/listen.ts';

interface Including {
  watched: WatchedRemote;
  start(server: IncludingServer, cachedFor?: Behind['cachedFor']): Promise<Listening>;
}

const test = base.extend<{ including: Including }>({
  including: async ({ stack: { services }, releases, started }, use) => {
    const taxonomy = await (await fetch(`${services}/taxonomy/v1/categories?depth=3`)).json();
    const watched = await started(startWatchedRemote(releases, taxonomy));
    const remote = watched.origin;
    await use({
      watched,
      async start(server, cachedFor = '1m') {
        const pages = await started(startPages(server.name, { remote, services }));
        return started(server.start({ pages: pages.origin, remote, cachedFor }));
      },
    });
  },
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

// Only in the full test, because nginx and Varnish may have to be installed.
for (const server of includingServers) {
  test.describe(`${server.name} @full`, () => {
    test.beforeAll(() => server.install());

    test('each visitor gets the right fragment, from a cache', async ({ including: { watched, start } }) => {
      const { origin } = await start(server);
      for (const [path, cookie, name] of variants)
        expect(await textOf(origin + path, cookie), `${path} ${cookie}`).toContain(
          await watched.fragment(name),
        );

      const paths = watched.requests.map(({ path }) => path);
      expect(new Set(paths).size, 'each fragment was requested once').toBe(paths.length);
      expect(watched.requests.flatMap(({ personal }) => personal).filter(isPersonal)).toEqual([]);
      expect(await textOf(`${origin}/_grocer-header`), 'its address is internal').not.toContain(
        'data-grocer',
      );
    });

    test('pages keep their last fragment while the remote hangs', async ({
      including: { watched, start },
    }) => {
      const [old, fragment] = [await start(server, '1s'), await watched.fragment('out-shop')];
      expect(await textOf(`${old.origin}/ecom`)).toContain(fragment);
      watched.isDown = true;
      await delay(1100);
      const { origin } = await start(server);

      const startedAt = performance.now();
      const page = await textOf(`${origin}/ecom`);
      expect(performance.now() - startedAt).toBeLessThan(1500);
      expect(page).toContain('<h1>Porridge</h1>');
      expect(page).not.toContain('grocer-fragment');
      expect(page).toMatch(
        /<grocer-header[^>]*>(<a data-grocer-placeholder href="[^"]+">Groceries<\/a>)?<\/grocer-header>/,
      );
      for (const _again of [1, 2]) expect(await textOf(`${old.origin}/ecom`)).toContain(fragment);

      watched.isDown = false;
      await expect.poll(() => textOf(`${origin}/ecom`), { timeout: 10_000 }).toContain(fragment);
    });

    test('the header is there with its font before any script, and is taken over unchanged', async ({
      page,
      header,
      including: { watched, start },
    }) => {
      const { origin } = await start(server);
      const script = await holdRequests(page, '**/header.js');
      await page.goto(`${origin}/ecom/recipes`, { waitUntil: 'commit' });
      await expect(header.link('Offers')).toBeVisible();
      const fonts = await page.evaluate(
        async () => (await document.fonts.load('600 15px "Grocer Sans"')).length,
      );
      expect(fonts, 'fonts of the remote’s origin').toBeGreaterThan(0);
      await header.button('Groceries').press('Enter');
      await expect(header.link('Bakery')).toBeVisible();
      await page.keyboard.press('Escape');

      await expectTakenOver(header, script);

      expect(watched.requests.map(({ path }) => path)).toEqual(['/stable/fragments/out-shop.html']);
    });
  });
}

/** Whether a header value may come from the visitor. nginx and Varnish send only their own, or none. */
const isPersonal = (value: string | undefined): boolean => value !== undefined && value !== 'node';
