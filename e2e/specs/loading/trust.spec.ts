import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTrustedTypes } from '../../fixtures/builtHost.ts';
import { createPublisher, type Publisher, version } from '../../fixtures/releases.ts';
import { test as base, expect, filesOf } from '../../fixtures/test.ts';
import type { Stack } from '../../tools/stack/stack.ts';

interface Fixtures {
  publisher: Publisher;
  shop: Stack;
}

/** A shop that pins a publisher's key, with a remote to which the test may deploy. */
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  publisher: async ({}, use) => use(await createPublisher()),
  shop: async ({ releases, publisher, startStack }, use) => {
    const shop = await startStack({ remoteFolder: releases });
    await publisher.sign(releases, shop.remote.origin);
    await use(shop);
  },
  baseURL: async ({ shop, publisher, serve }, use) => {
    const { publicKey: nextKey } = await createPublisher();
    const keys = [publisher.publicKey, nextKey];
    await use((await serve('pinned', { policy: withTrustedTypes, keys }, shop)).origin);
  },
});

test.use({ onlyHydration: true });
test.describe.configure({ timeout: 60_000 });

const groceries = '/ecom/shop/browse/groceries';

// `pinKeys.test.ts` tests all attacks.
test('a pointer that was changed after it was signed: refused, and the page loads the last verified release', async ({
  page,
  header,
  publisher,
  releases,
  shop,
  log,
}) => {
  await header.open(groceries);
  expect(log.join('\n')).not.toContain('is not verified');
  const body = (await publisher.sign(releases, shop.remote.origin)).replaceAll('remoteEntry.js', 'evil.js');
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route('**/stable/release.json*', (route) => route.fulfill({ body, headers }));

  await page.reload();

  await header.ready();
  expect(log.join('\n')).toContain(`loads the last verified release, ${version}`);
  expect(log.join('\n')).toContain('it was changed after it was signed');
});

test('a tag that names the publisher’s key runs header.js only as the publisher has signed it', async ({
  page,
  header,
  releases,
  publisher,
  shop,
  serve,
}) => {
  const tagIntegrity = `ed25519-${publisher.scriptKey}`;
  const host = await serve('one-tag', { policy: withTrustedTypes, tagIntegrity }, shop);

  await page.goto(host.origin);
  await header.ready();

  for (const copy of ['', '.br', '.gz']) await rm(path.join(releases, `stable/header.js${copy}`));
  await writeFile(path.join(releases, 'stable/header.js'), 'document.title = "changed";');
  const refused = page.waitForEvent('console', (message) => message.text().includes('unencoded-digest'));
  await page.reload();

  await refused;
  await expect(page).toHaveTitle('A recipe');
});

test('an app with the header’s manifest in its remotes runs the header only as the publisher has signed it', async ({
  page,
  header,
  releases,
  publisher,
  shop,
  serve,
  requested,
  log,
}) => {
  const app = await serve('as-documented-pinned', { keys: [publisher.publicKey] }, shop);
  await page.goto(app.origin);
  await header.ready();

  const file = path.join(releases, version, 'federation/mf-manifest.json');
  const manifest = await readFile(file, 'utf8');
  for (const copy of ['.br', '.gz']) await rm(file + copy, { force: true });
  await writeFile(file, manifest.replace('remoteEntry.js', 'evil.js'));
  const before = requested.length;
  await page.reload();

  await expect.poll(() => log.join('\n')).toContain('it has another hash than the record of version');
  expect(filesOf(shop.remote, requested.slice(before)).filter((file) => file.endsWith('.js'))).toEqual([]);
});
