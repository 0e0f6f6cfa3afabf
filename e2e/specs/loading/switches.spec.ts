import { switchIn } from '../../fixtures/releases.ts';
import { createServices } from '../../fixtures/services.ts';
import { expect, filesOf, test } from '../../fixtures/test.ts';

test('in an incident the publisher turns the script off, then instant checkout, and tells shoppers why', async ({
  page,
  header,
  checkout,
  releases,
  startStack,
  serve,
  requested,
  complaints,
}) => {
  const shop = await startStack({ fragmentCacheSeconds: 0, remoteFolder: releases });
  const release = (...args: string[]) => switchIn(releases, ...args);
  const open = (path: string) => page.goto(shop.host.origin + path);
  /** The host's server renders with the former release until it has the new one. */
  const served = () => expect.poll(async () => (await page.request.get(shop.host.origin)).text());
  const notice = page.getByRole('region', { name: 'Important notice' });
  const scripts = () => filesOf(shop.remote, requested).filter((file) => file.endsWith('.js'));
  await release('off', 'script');
  await release('notice', 'Deliveries are late today.');
  await served().toContain('Deliveries are late today.');

  await test.step('a page keeps the server’s HTML, which works, and requests no script', async () => {
    await open('/ecom/shop/browse/groceries');
    await expect(notice).toContainText('Deliveries are late today.');
    await header.button('Groceries').click();
    await expect(header.link('Bakery')).toBeVisible();
    await page.keyboard.press('Escape');
    await header.searchBox.fill('oats');
    await header.searchBox.press('Enter');
    await expect(page).toHaveURL(/\/ecom\/shop\/search\?searchTerm=oats$/);
    expect(scripts()).toEqual([]);
  });

  const tagPage = await serve('one-tag', {}, shop);
  await test.step('a page with one tag has the plain header', async () => {
    await page.goto(tagPage.origin);
    await header.searchBox.focus();
    await expect(header.link('Sign in')).toBeVisible();
    expect(scripts()).toEqual(['/stable/header.js']);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('script_off');
  });

  await release('on', 'script');
  await release('off', 'instantCheckout');
  await served().toContain('instantCheckout');
  await test.step('a page without the server’s HTML has the notice at the bottom of the window', async () => {
    await page.goto(tagPage.origin);
    await expect(notice).toBeInViewport();
  });

  await test.step('an amended order leads to standard checkout', async () => {
    await createServices(shop.services, page.request).scenario('instant-checkout');
    await open('/ecom/shop/trolley');
    await header.ready();
    await expect(notice).toHaveCount(1);
    await checkout.button.click();
    await expect(page).toHaveURL(/\/ecom\/beforeYouGo$/);
  });

  await release('on', 'instantCheckout');
  await release('notice', '--remove');
  await served().not.toContain('Deliveries are late today.');
  await test.step('when all is on again the page is as before', async () => {
    await open('/ecom/shop/trolley');
    await header.ready();
    await expect(notice).toHaveCount(0);
    await checkout.button.click();
    await expect(checkout.choice).toBeVisible();
  });
});
