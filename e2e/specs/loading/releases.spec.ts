import { holdRequests } from '../../fixtures/holdRequests.ts';
import { deploy, version } from '../../fixtures/releases.ts';
import { test as base, expect, filesOf } from '../../fixtures/test.ts';
import type { Stack } from '../../tools/stack/stack.ts';

const test = base.extend<{ shop: Stack }>({
  shop: async ({ releases, startStack }, use) =>
    use(await startStack({ fragmentCacheSeconds: 0, remoteFolder: releases })),
  baseURL: async ({ shop }, use) => use(shop.host.origin),
});

// Each test starts its own three origins and deploys to its own remote.
test.describe.configure({ timeout: 90_000 });

const groceries = '/ecom/shop/browse/groceries';

/** Version folders from which a page has requested scripts. */
const versionsOf = ({ remote }: Stack, requested: readonly string[]): Set<string> => {
  const scripts = filesOf(remote, requested).filter((file) => file.endsWith('.js'));
  return new Set(scripts.map((file) => file.split('/')[1] ?? ''));
};

test('after a deploy an open page keeps its own version, and the next page has the new one', async ({
  page,
  header,
  shop,
  releases,
  requested,
}) => {
  const script = await holdRequests(page, '**/connect.*.js');
  // Does not wait for the load event, which the held script delays.
  await page.goto(groceries, { waitUntil: 'commit' });
  await script.requested;

  await deploy(releases, '99.0.0');
  script.release();
  await header.ready();

  expect(versionsOf(shop, requested)).toEqual(new Set([version]));

  // The host serves the previous version until it has loaded the new one.
  await expect.poll(async () => (await page.request.get(groceries)).text()).toContain('/99.0.0/');
  await page.reload();
  await header.ready();

  expect(versionsOf(shop, requested)).toEqual(new Set([version, '99.0.0']));
});
