import { expect, type Page } from '@playwright/test';
import { createHeader } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { deploy, rollBack, version, withCopyOfReleases } from '../../fixtures/releases.ts';
import { watchedTest } from '../../fixtures/watchedTest.ts';
import { watchPages } from '../../fixtures/watchPages.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

interface Fixtures {
  releases: string;
  stack: Stack;
}

const test = watchedTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  releases: async ({}, use) => withCopyOfReleases(use),
  stack: async ({ releases }, use) => {
    const stack = await startIsolatedStack({ fragmentCacheSeconds: 0, remoteFolder: releases });
    await use(stack);
    await stack.close();
  },
  baseURL: async ({ stack }, use) => use(stack.host.origin),
});

// Each test starts its own three origins and deploys to its own remote.
test.describe.configure({ timeout: 90_000 });

const groceries = '/ecom/shop/browse/groceries';

/** Version folders that the page has loaded scripts from. */
function versionsOf(page: Page, { remote }: Stack): string[] {
  const versions: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === remote.origin && pathname.endsWith('.js') && response.ok()) {
      versions.push(pathname.split('/')[1] ?? '');
    }
  });
  return versions;
}

test('after a deploy an open page still loads the files of its own version, and the next page the new version', async ({
  page,
  stack,
  releases,
}) => {
  const complaints = await watchPages(page.context());
  const loaded = versionsOf(page, stack);
  const script = await holdRequests(page, '**/connect.*.js');
  // Not until the load event, which the held script delays.
  await page.goto(groceries, { waitUntil: 'commit' });
  await script.requested;

  await deploy(releases, '99.0.0');
  script.release();
  await createHeader(page).ready();

  expect(new Set(loaded)).toEqual(new Set([version]));
  expect(complaints).toEqual([]);

  // The host serves the previous version until it has loaded the new one.
  await expect.poll(async () => (await page.request.get(groceries)).text()).toContain('/99.0.0/');
  await page.reload();
  await createHeader(page).ready();

  expect(new Set(loaded)).toEqual(new Set([version, '99.0.0']));
  expect(complaints).toEqual([]);
});

test('after a rollback the next page has the previous version', async ({ page, stack, releases }) => {
  await deploy(releases, '99.0.0');
  await rollBack(releases);
  const loaded = versionsOf(page, stack);

  await page.goto(groceries);
  await createHeader(page).ready();

  expect(new Set(loaded)).toEqual(new Set([version]));
});

test('every address in the files of a channel leads to a file', async ({ request, stack }) => {
  const channel = `${stack.remote.origin}/stable/`;
  const release = await (await request.get(`${channel}release.json`)).json();
  const { remoteEntry } = (await (await request.get(`${channel}mf-manifest.json`)).json()).metaData;
  const files = [
    release.entry,
    ...Object.keys(release.integrity),
    // Joined as the federation runtime does.
    `${remoteEntry.path}${remoteEntry.name}`,
  ];

  for (const file of files) {
    expect((await request.get(new URL(file, channel).href)).status(), file).toBe(200);
  }
});
