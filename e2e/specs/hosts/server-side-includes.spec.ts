import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expectTakenOver } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { type IncludingServer, includingServers, pullInto, startPages } from '../../fixtures/includes.ts';
import { createPublisher, deployAt, version } from '../../fixtures/releases.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import type { Listening } from '../../tools/stack/listen.ts';
import { serveReleases } from '../../tools/stack/remoteServer.ts';

interface Including {
  start(server: IncludingServer): Promise<Listening>;
  /** Pulls the files of the remote, as a timer does. */
  pull(): Promise<unknown>;
  /** Text of a file of the release that the publisher has signed. */
  fragment(name: string): Promise<string>;
  /** Changes a file of the release, as an attacker with write access to the storage bucket could. */
  tamper(name: string): Promise<void>;
}

const test = base.extend<{ including: Including }>({
  including: async ({ stack: { services }, releases, started }, use) => {
    const taxonomy = await (await fetch(`${services}/taxonomy/v1/categories?depth=3`)).json();
    const { origin: remote } = await started(serveReleases(releases));
    const publisher = await createPublisher();
    await deployAt(releases, `${remote}/`, taxonomy);
    await publisher.sign(releases, remote);
    const pulled = test.info().outputPath('pulled');
    await mkdir(pulled);
    const fileOf = (name: string) => path.join(releases, version, `fragments/${name}.html`);
    await use({
      pull: () => pullInto(pulled, { remote, key: publisher.publicKey }),
      fragment: (name) => readFile(fileOf(name), 'utf8'),
      async tamper(name) {
        await writeFile(fileOf(name), `${await readFile(fileOf(name), 'utf8')}<script src="/evil.js">`);
        for (const copy of ['br', 'gz']) await rm(`${fileOf(name)}.${copy}`);
      },
      async start(server) {
        const pages = await started(startPages(server.name, { remote, services, pulled }));
        return started(server.start({ pages: pages.origin, pulled }));
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

    test('each visitor gets the right file after the first pull, and keeps it if the remote’s was changed', async ({
      including: { pull, fragment, tamper, start },
    }) => {
      const { origin } = await start(server);
      const first = await textOf(`${origin}/ecom/shop`);
      expect(first).toContain('<h1>Porridge</h1>');
      expect(first).toMatch(
        /<grocer-header[^>]*>(<a data-grocer-placeholder href="[^"]+">Groceries<\/a>)?<\/grocer-header>/,
      );

      await pull();
      for (const [path, cookie, name] of variants)
        await expect.poll(() => textOf(origin + path, cookie), name).toContain(await fragment(name));
      expect(await textOf(`${origin}/_grocer-header`), 'internal').not.toContain('data-grocer');

      const signed = await fragment('out-shop');
      await tamper('out-shop');
      await expect(pull()).rejects.toThrow(
        /The files in .+ stay as they are: .+out-shop\.html does not match its hash in release/,
      );
      const { origin: restarted } = await start(server);
      for (const each of [origin, restarted]) {
        const page = await textOf(`${each}/ecom/shop`);
        expect(page).toContain(signed);
        expect(page).not.toContain('evil');
      }
    });

    test('the header is there with its font before any script, and is taken over unchanged', async ({
      page,
      header,
      including: { pull, start },
    }) => {
      await pull();
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
    });
  });
}
