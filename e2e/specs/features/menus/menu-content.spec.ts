import { holdRequests } from '../../../fixtures/holdRequests.ts';
import { createServices } from '../../../fixtures/services.ts';
import { expect, test } from '../../../fixtures/test.ts';
import type { Stack } from '../../../tools/stack/stack.ts';
import { startIsolatedStack } from '../../../tools/stack/startIsolatedStack.ts';

test('a category’s icon comes before its name, in a place that is kept for it', async ({ page, header }) => {
  const icons = await holdRequests(page, '**/icon-catalogue.*.js');
  await header.open();
  await header.menu('Groceries').click();
  const bakery = header.root.getByRole('button', { name: 'Bakery', exact: true });
  const icon = bakery.locator('[data-icon="croissant"]');
  const widthOfName = () =>
    bakery.evaluate((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.lastChild ?? row);
      return range.getBoundingClientRect().left;
    });
  await icons.requested;
  await expect(bakery).toBeVisible();
  await expect(icon.locator('svg')).toHaveCount(0);
  const before = await widthOfName();

  icons.release();

  await expect(icon.locator('svg')).toBeVisible();
  expect(await widthOfName(), 'the name does not move').toBe(before);
});

test('if the icons fail to load, the menu works without them', async ({ page, header, complaints }) => {
  await page.route('**/icon-catalogue.*.js', (route) => route.abort());
  await header.open();
  await header.menu('Groceries').click();

  await header.root.getByRole('button', { name: 'Bakery', exact: true }).click();

  await expect(header.link('View all Bakery')).toBeVisible();
  complaints.length = 0;
});

test('closing the menu cancels its request for adverts', async ({ page, header }) => {
  await holdRequests(page, '**/adtech/banners');
  await header.open();
  await header.menu('Groceries').click();
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/adtech/banners'),
  );
  await header.root.getByRole('button', { name: 'Bakery', exact: true }).click();
  await expect(header.link('View all Bakery')).toBeVisible();

  await page.keyboard.press('Escape');

  expect((await cancelled).failure()?.errorText).toContain('ABORTED');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('closing the slide-out cancels its request for adverts', async ({ page, header }) => {
    await holdRequests(page, '**/adtech/banners');
    await header.open();
    await header.root.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const cancelled = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/adtech/banners'),
    );
    await menu.getByRole('button', { name: 'Groceries' }).tap();
    await menu.getByRole('button', { name: 'Bakery', exact: true }).tap();
    await expect(menu.getByRole('heading', { name: 'Bakery', level: 2 })).toBeVisible();

    await page.keyboard.press('Escape');

    expect((await cancelled).failure()?.errorText).toContain('ABORTED');
  });

  test('a category of the slide-out has its icon', async ({ page, header }) => {
    await header.open();
    await header.root.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await menu.getByRole('button', { name: 'Groceries' }).tap();

    const bakery = menu.getByRole('button', { name: 'Bakery', exact: true });
    await expect(bakery.locator('[data-icon="croissant"] svg')).toBeVisible();
  });
});

/** A shop whose server renders every visitor's page with the seasonal menu of guests. */
const seasonalTest = test.extend<{ shop: Stack; contentCalls: string[] }>({
  shop: async ({ page, context }, use) => {
    const shop = await startIsolatedStack({ fragmentCacheSeconds: 0 });
    const data = { name: 'seasonal', everyone: true };
    await page.request.post(`${shop.services}/sandbox/scenario`, { data });
    await createServices(shop.services, context.request).scenario('seasonal');
    // On a busy machine a cold server answers its first page before it has loaded the fragment.
    const firstPage = async () => (await fetch(shop.host.origin)).text();
    await expect.poll(firstPage, { timeout: 20_000 }).toContain('Christmas');
    await use(shop);
    await shop.close();
  },
  /** The customers for whom the page has requested content. */
  contentCalls: async ({ page }, use) => {
    const customers: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') customers.push(request.postDataJSON().customerId);
    });
    await use(customers);
  },
});

seasonalTest(
  'hover and focus request no content: the seasonal menu requests it when it opens',
  async ({ page, header, shop, contentCalls }) => {
    // The browser is never idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await header.open(`${shop.host.origin}/ecom/recipes`);
    const code = page.waitForResponse('**/seasonal-menu.*.js');

    await header.menu('Christmas').hover();
    await code;
    await header.menu('Groceries').focus();
    await header.menu('Christmas').focus();
    expect(contentCalls).toEqual([]);
    await header.menu('Christmas').click();

    await expect(header.link('Mince pies')).toBeVisible();
    expect(contentCalls).toEqual([expect.stringMatching(/^\d+$/)]);
  },
);

seasonalTest(
  'a signed-in shopper’s own seasonal menu is requested when the page has loaded, once',
  async ({ header, shop, contentCalls }) => {
    await header.open(`${shop.host.origin}/ecom/recipes`);
    await expect.poll(() => contentCalls).toEqual([expect.stringMatching(/^\d+$/)]);

    await header.menu('Christmas').click();

    await expect(header.link('Mince pies')).toBeVisible();
    expect(contentCalls).toHaveLength(1);
  },
);
