import { test as base, expect, type Page } from '@playwright/test';
import { createHeader } from '../fixtures/header.ts';
import { deploy, pointBack, version, withCopyOfReleases } from '../fixtures/releases.ts';
import { watchPage } from '../fixtures/watchPage.ts';
import { type Stack, startStack } from '../stack/stack.ts';

interface Fixtures {
  releases: string;
  stack: Stack;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  releases: async ({}, use) => withCopyOfReleases(use),
  stack: async ({ releases }, use) => {
    const stack = await startStack({
      hostPort: 0,
      remotePort: 0,
      servicesPort: 0,
      servicesOrigin: undefined,
      headerRemote: undefined,
      shellConfig: {},
      fragmentCacheSeconds: 0,
      remoteFolder: releases,
    });
    await use(stack);
    await stack.close();
  },
  baseURL: async ({ stack }, use) => use(stack.host.origin),
});

// Each test has three origins and a remote of its own, and deploys to it.
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

test('a deploy in the middle of a visit: the open page gets what it still needs from its own version', async ({
  page,
  stack,
  releases,
}) => {
  const complaints = watchPage(page);
  const loaded = versionsOf(page, stack);
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route('**/connect.*.js', async (route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  // The script that is held back would hold back the page's load event too.
  await page.goto(groceries, { waitUntil: 'commit' });
  await asked.promise;

  await deploy(releases, '99.0.0');
  gate.resolve();
  await createHeader(page).ready();

  expect(new Set(loaded)).toEqual(new Set([version]));
  expect(complaints).toEqual([]);

  // A host keeps no page waiting for a version it has just heard of.
  await expect.poll(async () => (await page.request.get(groceries)).text()).toContain('/99.0.0/');
  await page.reload();
  await createHeader(page).ready();

  expect(new Set(loaded)).toEqual(new Set([version, '99.0.0']));
  expect(complaints).toEqual([]);
});

test('after pointing back, the next page has the version before', async ({ page, stack, releases }) => {
  await deploy(releases, '99.0.0');
  await pointBack(releases);
  const loaded = versionsOf(page, stack);

  await page.goto(groceries);
  await createHeader(page).ready();

  expect(new Set(loaded)).toEqual(new Set([version]));
});

test('every address of a channel leads to a file', async ({ request, stack }) => {
  const channel = `${stack.remote.origin}/stable/`;
  const release = await (await request.get(`${channel}release.json`)).json();
  const { remoteEntry } = (await (await request.get(`${channel}mf-manifest.json`)).json()).metaData;
  const files = [
    release.entry,
    ...Object.keys(release.integrity),
    // As the federation runtime joins them.
    `${remoteEntry.path}${remoteEntry.name}`,
  ];

  for (const file of files) {
    expect((await request.get(new URL(file, channel).href)).status(), file).toBe(200);
  }
});
