import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

test('the first page of a server process that has its release has the links for crawlers', async () => {
  const shop = await startIsolatedStack({});
  const page = async (path: string) => (await fetch(shop.host.origin + path)).text();
  let first = await page('/ecom/recipes');
  // On a busy machine a cold server answers its first page before it has loaded the release.
  while (!first.includes('data-grocer=')) first = await page('/ecom/recipes');

  expect(first).toContain('href="/ecom/shop/browse/groceries/bakery"');
  await shop.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and links of the header work', async ({ page, header }) => {
    await page.goto('/ecom/shop/browse/groceries');
    await expect(header.link('Offers')).toHaveAttribute('href', '/ecom/shop/browse/offers');

    await header.searchBox.fill('oat milk');
    await header.searchBox.press('Enter');

    await expect(page).toHaveURL('/ecom/shop/search?searchTerm=oat+milk');
    await expect(header.searchBox).toHaveValue('oat milk');
  });

  test('the header of a visitor with the session cookie looks signed in', async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('signed-in');
    await page.goto('/ecom/shop/browse/groceries');

    await expect(header.link('Favourites')).toBeVisible();
    await expect(header.link('Sign in')).toBeHidden();
  });
});

test('text that is typed before the script has loaded is kept, with its caret', async ({
  page,
  header,
  stack,
}) => {
  const script = await holdRequests(page, `${stack.remote.origin}/**/widgets.*.js`);
  await page.goto('/ecom/shop/browse/groceries', { waitUntil: 'domcontentloaded' });
  await header.searchBox.pressSequentially('sourdough');
  await header.searchBox.press('ArrowLeft');
  const box = await header.searchBox.elementHandle();

  script.release();
  await header.ready();
  await header.searchBox.press('s');

  await expect(header.searchBox).toHaveValue('sourdougsh');
  await expect(header.searchBox).toBeFocused();
  expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a fragment of another version is replaced without losing text, focus or selection', async ({
  page,
  header,
  stack,
}) => {
  const script = await holdRequests(page, `${stack.remote.origin}/**/widgets.*.js`);
  await page.goto('/ecom/shop/browse/groceries', { waitUntil: 'domcontentloaded' });
  const fragment = await page.evaluateHandle(() => {
    const element = document.querySelector('[data-grocer]') as HTMLElement;
    element.dataset.grocer = JSON.stringify({
      ...JSON.parse(element.dataset.grocer ?? ''),
      version: '0.0.1',
    });
    return element;
  });
  await header.searchBox.pressSequentially('sourdough');
  await header.searchBox.evaluate((box: HTMLInputElement) => box.setSelectionRange(4, 9));

  script.release();
  await header.ready();

  expect(await fragment.evaluate((element) => element.isConnected)).toBe(false);
  await expect(header.root).toHaveCount(1);
  await expect(header.searchBox).toBeFocused();
  await page.keyboard.type(' cream');
  await expect(header.searchBox).toHaveValue('sour cream');
});

test('a click during which the script loads is one click', async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  const clicks = [
    { on: header.link('Offers'), leadsTo: /\/browse\/offers$/ },
    { on: header.link('Bakery'), from: 'Groceries', leadsTo: /\/groceries\/bakery$/ },
    { on: header.link('Favourites'), leadsTo: /\/favourites$/ },
    { on: header.trolley, leadsTo: /\/shop\/trolley$/ },
    { on: header.link('Account overview'), from: 'My account', leadsTo: /\/myaccount$/ },
  ];
  for (const { on, from, leadsTo } of clicks) {
    const script = await holdRequests(page, '**/assets/shell.*.js');
    await page.goto('/ecom/recipes', { waitUntil: 'commit' });
    if (from) await header.root.getByRole('button', { name: from }).click();
    await on.hover();
    await page.mouse.down();

    script.release();
    await expect(page.locator('[data-grocer-slot]')).toBeAttached();
    await page.mouse.up();

    await expect(page).toHaveURL(leadsTo);
    await header.ready();
    await page.unroute('**/assets/shell.*.js');
  }
});

test('an account menu that is opened before the script has loaded is announced as open afterwards', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('signed-in');
  const script = await holdRequests(page, '**/assets/shell.*.js');
  await page.goto('/ecom/recipes', { waitUntil: 'commit' });
  const opener = header.root.getByRole('button', { name: 'My account' });
  await opener.click();

  script.release();
  await header.ready();

  await expect(header.link('Account overview')).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
