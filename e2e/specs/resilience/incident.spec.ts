import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createHeader } from '../../fixtures/header.ts';
import {
  buildWithDefect,
  copyWithDefect,
  findShoppers,
  nextVersion,
  recordVersion,
  runRelease,
} from '../../fixtures/incident.ts';
import { checkPage } from '../../fixtures/pageCheck.ts';
import { version } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { serveReleases } from '../../tools/stack/remoteServer.ts';

const candidates = [
  { how: 'by a defect in its script', put: copyWithDefect, isBuilt: false, visitsPerCrash: 6 },
  { how: 'by a defect in its source @full', put: buildWithDefect, isBuilt: true, visitsPerCrash: 9 },
];

for (const { how, put, isBuilt, visitsPerCrash } of candidates) {
  test(`a release that crashes for one shopper in ten is withdrawn without a hand, and no page loses its header: ${how}`, async ({
    browser,
    context,
    releases,
    started,
    startStack,
    serve,
    complaints,
  }) => {
    // Dozens of visits, and a build that takes minutes.
    test.setTimeout(isBuilt ? 1_200_000 : 300_000);
    const beside = (file: string) => path.join(releases, '..', file);
    const [keyFile, recordsFile] = [beside('release.pem'), beside('records')];
    const release = (...args: string[]) => runRelease([...args, '--folder', releases]);
    const signed = (...args: string[]) => release(...args, '--key', keyFile);

    const remote = await started(serveReleases(releases));
    const address = `${remote.origin}/`;
    await recordVersion(releases, version, address);
    await put(releases, address);
    const publicKey = (await runRelease(['keys', keyFile])).stdout.trim().split('\n').at(-1) ?? '';
    await Promise.all([version, nextVersion].map((each) => signed('sign', each)));
    await signed('point', version);
    const shop = await startStack({
      headerRemote: `${address}stable/`,
      headerKeys: [publicKey],
      recordsFile,
      fragmentCacheSeconds: 0,
      // Without measurements, whose number depends on the speed of the machine.
      shellConfig: { config: { clientLogging: true, measuredShare: 0 } },
    });
    const recipes = `${shop.host.origin}/ecom/recipes`;
    /** What the shop's HTML shows a visitor. Its server shows the former pointer until it has read the new one. */
    const served = (visitor = '') =>
      expect.poll(async () => {
        const page = await (await fetch(recipes, { headers: { cookie: `visitorId=${visitor}` } })).text();
        const [, shown] = /data-grocer-version="([^"]+)"/.exec(page) ?? [];
        return `${shown}${page.includes('"off":["search"]') ? ' without search' : ''}`;
      });
    /** The events of a page's visit in the records. */
    const eventsOf = async (page: Page): Promise<string[]> => {
      const visit = await page.evaluate(() => sessionStorage.visit);
      const lines = (await readFile(recordsFile, 'utf8').catch(() => '')).split('\n').slice(0, -1);
      return lines
        .map((line) => JSON.parse(line))
        .flatMap((record) => (record.visit === visit ? record.event : []));
    };
    /** A shopper opens a page in a tab of its own, which has the version's header. */
    async function visit(visitor: string, shown: string) {
      await context.addCookies([{ name: 'visitorId', value: visitor, url: shop.host.origin }]);
      const page = await context.newPage();
      await page.goto(recipes);
      const header = createHeader(page);
      await header.ready();
      await expect(header.root).toHaveAttribute('data-grocer-version', shown);
      await expect.poll(() => eventsOf(page)).toContain('grocer:header_ready');
      return { page, header };
    }
    await served().toBe(version);
    const before = await firstLoad(browser, recipes);

    await signed('rollout', nextVersion, '--share', '10');
    const { affected, others } = await findShoppers(releases, { affected: 4, others: 3 * visitsPerCrash });
    for (const shopper of affected) await served(shopper).toBe(nextVersion);

    const tail = spawn('tail', ['-n', '+1', '-F', recordsFile], { stdio: ['ignore', 'pipe', 'ignore'] });
    const watching = signed('watch', '-');
    const close = async () => {
      for (const child of [tail, watching.child]) child.kill();
    };
    await started(Promise.resolve({ close }));
    // Ignores EPIPE: `tail` never ends, but the command stops reading when it has enough records.
    watching.child.stdin?.on('error', () => {});
    if (watching.child.stdin) tail.stdout.pipe(watching.child.stdin);
    const withdrawn = expect(watching).rejects.toMatchObject({
      code: 1,
      stdout: `Withdrew ${nextVersion} from channel stable: ${nextVersion} has 4 errors (mostly search) in 3 page views, ${version} 0 errors in ${3 * visitsPerCrash} page views\n`,
    });
    await test.step('their search crashes, and becomes a form that works; the other pages are as before', async () => {
      for (const shopper of affected) {
        const { page, header } = await visit(shopper, nextVersion);
        await header.searchBox.fill('oats');
        await expect.poll(() => eventsOf(page)).toContain('grocer:header_error');
        // After the first crash the search is rendered again. After the second only its form is left.
        await header.searchBox.fill('oats');
        await expect(header.searchBox).toHaveRole('searchbox');
        await header.searchBox.fill('oats');
        // Responds without a document: the header of a results page would count as another page view.
        await page.route('**/ecom/shop/search?*', (route) => route.fulfill({ status: 204 }));
        const searched = page.waitForRequest(/\/ecom\/shop\/search\?searchTerm=oats$/);
        await header.submit.click();
        await searched;
        await page.close();
        for (const complaint of complaints.splice(0))
          expect(complaint).toMatch(/^header_error search: .*metch/);
        for (const other of others.splice(0, visitsPerCrash)) {
          const unchanged = await visit(other, version);
          await expect(unchanged.header.searchBox).toHaveRole('combobox');
          await unchanged.page.close();
        }
      }
    });
    await test.step('the records of the pages withdraw it', async () => {
      await withdrawn;
      for (const shopper of affected) await served(shopper).toBe(version);
    });
    if (isBuilt)
      await test.step('the stack in the records leads to the line of the source', async () => {
        const { stdout: lines } = await release('symbolicate', recordsFile);
        expect(lines).toMatch(
          /at \S+ \(header-remote\/src\/features\/search\/suggestions\/highlightMatches\.ts:\d+/,
        );
        expect(lines).toMatch(/> +\d+ \| {3}const words = fold\(.*\.folded\.metch\(/);
      });

    const [shopper = ''] = affected;
    await test.step('search is turned off on all pages, and its form works', async () => {
      await signed('off', 'search');
      await served(shopper).toBe(`${version} without search`);
      const { page, header } = await visit(shopper, version);
      await header.searchBox.fill('oats');
      await header.searchBox.press('Enter');
      await expect(page).toHaveURL(/\/ecom\/shop\/search\?searchTerm=oats$/);
      await expect(header.suggestions).toHaveCount(0);
      await page.close();
    });
    await test.step('search is turned on again', async () => {
      await signed('on', 'search');
      await served(shopper).toBe(version);
      const { page, header } = await visit(shopper, version);
      await header.searchBox.fill('oats');
      await expect(header.suggestions).toBeVisible();
      await page.close();
    });

    expect(await firstLoad(browser, recipes)).toEqual(before);
    const origins = { remote, services: shop.services };
    const tagPage = await serve('one-tag', {}, origins);
    const pinned = await serve('pinned', { keys: [publicKey, publicKey] }, origins);
    const checked = [`${shop.host.origin}/ecom/shop/browse/groceries`, tagPage.origin, pinned.origin].map(
      (page) => checkPage(page),
    );
    for (const { problems, code } of await Promise.all(checked))
      expect({ problems, code }).toEqual({ problems: [], code: 0 });
  });
}

/** Bytes of a page and of each script for which its header waits, on a first visit. */
async function firstLoad(browser: Browser, address: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bytes = new Map<string, number>();
  const loading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (
      pathname !== new URL(address).pathname &&
      !/\/(remoteEntry|widgets|connect|http|dates)\b.*\.js$/.test(pathname)
    )
      return;
    loading.push(response.body().then((body) => bytes.set(pathname, body.length)));
  });
  await page.goto(address);
  await createHeader(page).ready();
  await Promise.all(loading);
  await context.close();
  return bytes;
}
