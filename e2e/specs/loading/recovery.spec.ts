import { expect } from '@playwright/test';
import { createHeader, type Header } from '../../fixtures/header.ts';
import { isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { type FaultyRemote, startFaultyRemote } from '../../fixtures/startFaultyRemote.ts';
import { watchedTest } from '../../fixtures/watchedTest.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

interface Fixtures {
  remote: FaultyRemote;
  header: Header;
}

const test = watchedTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  remote: async ({}, use) => {
    const remote = await startFaultyRemote();
    await use(remote);
    remote.heal();
    await remote.close();
  },
  baseURL: async ({ remote }, use) => {
    const stack = await startIsolatedStack({
      headerRemote: `${remote.origin}/stable/`,
      fragmentCacheSeconds: 0,
    });
    await use(stack.host.origin);
    await stack.close();
  },
  header: async ({ page }, use) => use(createHeader(page)),
});

test.describe.configure({ timeout: 60_000 });

const groceries = '/ecom/shop/browse/groceries';
const files = { entry: /remoteEntry\.js$/, chunk: /widgets\.\w+\.js$/ };

/** The short form has every fault once: the matrix of remote faults has them of all files. */
const all = ['missing', 'corrupt', 'changed'] as const;
const faults = isFullMatrix
  ? { entry: all, chunk: all }
  : ({ entry: ['missing'], chunk: ['corrupt', 'changed'] } as const);

for (const [name, pattern] of Object.entries(files) as [keyof typeof files, RegExp][]) {
  for (const fault of faults[name]) {
    test(`if the header’s ${name} is ${fault}, page and fragment work, and the header loads later in the same visit`, async ({
      page,
      remote,
      header,
    }) => {
      const reports: string[] = [];
      page.on('console', (message) => reports.push(message.text()));
      remote.fault(pattern, fault);
      await page.goto(groceries, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('main').getByRole('button', { name: /^Add / }).first()).toBeVisible();
      await header.searchBox.fill('oats');
      await expect.poll(() => reports.join('\n')).toContain('could not be loaded; retrying');

      remote.heal();

      await header.ready();
      await expect(header.searchBox).toHaveValue('oats');
      await expect(header.root).toHaveCount(1);
    });
  }

  test(`if the header’s ${name} hangs, page and fragment work, and the header loads late`, async ({
    page,
    remote,
    header,
  }) => {
    remote.fault(pattern, 'hanging');
    await page.goto(groceries, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('button', { name: /^Add / }).first()).toBeVisible();
    await header.searchBox.fill('oats');

    remote.heal();

    await header.ready();
    await expect(header.searchBox).toHaveValue('oats');
  });
}

test('without a release a plain header is shown at once; the real one replaces it, keeps the typed text and moves nothing', async ({
  page,
  remote,
  header,
}) => {
  remote.fault(/release\.json$/, 'hanging');
  await page.goto(groceries, { waitUntil: 'commit' });
  await expect(header.link('Sign in')).toBeVisible();
  await expect(header.link('Groceries')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Add / }).first()).toBeVisible();
  expect((await header.root.boundingBox())?.height).toBeCloseTo(158, 0);
  await header.searchBox.pressSequentially('oats');
  const { y } = (await page.getByRole('main').boundingBox()) ?? {};

  remote.heal();

  await header.ready();
  await expect(header.searchBox).toHaveValue('oats');
  await expect(header.searchBox).toBeFocused();
  expect((await header.root.boundingBox())?.height).toBe(159);
  expect((await page.getByRole('main').boundingBox())?.y).toBe(y);
});

test('the plain header searches, on a small screen too', async ({ page, remote, header }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  remote.fault(/release\.json$/, 'missing');
  await page.goto(groceries, { waitUntil: 'commit' });
  await expect(header.link('Trolley')).toBeInViewport({ ratio: 1 });
  expect((await page.locator('[data-grocer-fallback]').boundingBox())?.height).toBe(50);

  await header.searchBox.fill('oat milk');
  await header.searchBox.press('Enter');

  await expect(page).toHaveURL('/ecom/shop/search?searchTerm=oat+milk');
});
