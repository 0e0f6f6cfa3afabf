import type { Page } from '@playwright/test';
import { expect, filesOf, test } from '../../fixtures/test.ts';
import { watchRenderers } from '../../fixtures/watchRenderers.ts';

const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

test('the shop loads the header as a remote, which renders with the shop’s React', async ({
  page,
  header,
  stack,
}) => {
  const renderers = await watchRenderers(page);

  await header.open();

  const { remotes, shared } = await shellRuntime(page);
  const entry = expect.stringMatching(`^${stack.remote.origin}/.+/remoteEntry.js$`);
  expect(remotes).toMatchObject([{ name: 'header', entry }]);
  expect(await renderers()).toHaveLength(1);
  for (const name of reactModules)
    expect(shared[name], name).toEqual([expect.objectContaining({ from: 'shell', singleton: true })]);
});

test('the page’s widgets come from the same remote, with the same React', async ({ page, services }) => {
  await services.scenario('slot-booked');
  const renderers = await watchRenderers(page);

  await page.goto('/ecom/shop/trolley');
  await expect(page.getByRole('main').getByRole('button', { name: 'Checkout' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('main').locator('[data-grocer]')).toBeVisible();

  expect(await renderers()).toHaveLength(1);
  expect((await shellRuntime(page)).remotes).toHaveLength(1);
});

test('page and header share the page’s copy of schemas and zod', async ({
  page,
  header,
  stack,
  requested,
}) => {
  const zodScripts = await watchZod(page);

  await header.openAs('slot-booked');
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, [1-9]\d* items/);

  expect(await zodScripts()).toEqual([expect.stringMatching(`^${stack.host.origin}/assets/schemas`)]);
  const schemas = requested.filter((address) => address.includes('/schemas.'));
  expect(new Set(schemas.map((address) => new URL(address).origin))).toEqual(new Set([stack.host.origin]));
});

test('a page with an older contract keeps its own schemas', async ({ page, header, services, stack }) => {
  await services.scenario('slot-booked');
  await page.route(/\/shell\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const older = script.replace(/("@grocer\/shared-contracts\/schemas":\[\{version:)"[^"]+"/, '$1"0.0.9"');
    expect(older).not.toBe(script);
    await route.fulfill({ response, body: older });
  });
  const zodScripts = await watchZod(page);

  await header.open();

  await expect(header.trolley).toHaveAccessibleName(/^Trolley, [1-9]\d* items/);
  expect(await zodScripts()).toContainEqual(expect.stringMatching(`^${stack.remote.origin}/.+/schemas`));
});

test('the header loads two scripts and no styles before it is usable', async ({
  header,
  stack,
  requested,
}) => {
  const files = () => filesOf(stack.remote, requested);

  await header.open();
  const firstOfServices = () => files().findIndex((file) => /\/(connect|http|dates|schemas)\./.test(file));
  await expect.poll(firstOfServices).toBeGreaterThan(0);

  const beforeServices = files().slice(0, firstOfServices());
  expect(beforeServices.filter((file) => file.endsWith('.js'))).toHaveLength(2);
  expect(beforeServices.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(new Set(files()).size, 'no file is fetched twice').toBe(files().length);
});

test('a missing file of the host is a 404 that is not cached', async ({ request }) => {
  const answer = await request.get('/assets/gone.12345678.js');

  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBeUndefined();
  expect(answer.headers()['content-type']).toContain('text/plain');
});

/** An instance of the federation runtime, from the global `__FEDERATION__`. */
interface FederationInstance {
  name: string;
  options: { remotes: { name: string; entry: string }[] };
  /** Shared modules by scope, name and version. */
  shareScopeMap: Record<string, Record<string, Record<string, { from: string; shareConfig: object }>>>;
}

/** The remotes of the example shop's instance, and the modules in its share scope, one entry per version. */
const shellRuntime = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__: runtime } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: FederationInstance[] };
    };
    const shell = runtime.__INSTANCES__.find(({ name }) => name === 'shell');
    const modules = Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, versions]) => [
      name,
      Object.values(versions).map(({ from, shareConfig }) => ({ from, ...shareConfig })),
    ]);
    // Drops values that cannot be serialised, such as functions.
    const { remotes } = shell?.options ?? { remotes: [] };
    const shared: Record<string, object[]> = Object.fromEntries(modules);
    return JSON.parse(JSON.stringify({ remotes, shared })) as { remotes: object[]; shared: typeof shared };
  });

/**
 * From the next page load on, records which scripts evaluate a copy of zod. Each copy reads its configuration
 * from `globalThis.__zod_globalConfig`, so a getter there finds the script's URL in its call stack.
 */
async function watchZod(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const scripts = new Set<string>();
    let config: unknown;
    Object.defineProperty(globalThis, '__zod_globalConfig', {
      get() {
        const [script] = (new Error().stack ?? '').match(/https?:\/\/\S+?\.js/) ?? [];
        if (script) scripts.add(script);
        return config;
      },
      set(value) {
        config = value;
      },
    });
    Object.assign(globalThis, { zodScripts: scripts });
  });
  return () => page.evaluate('[...zodScripts]');
}
