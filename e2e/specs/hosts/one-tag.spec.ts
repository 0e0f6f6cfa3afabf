import { strictPolicy, withTrustedTypes } from '../../fixtures/builtHost.ts';
import { boxOf, expectTakenOver } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, filesOf, test } from '../../fixtures/test.ts';
import { sumOf, watchLayout } from '../../fixtures/watchLayout.ts';

/** Matches all files of the remote except `header.js`, the page's one script. */
const otherFiles = /\/(?!header\.js)[^/]+\.(js|css|json|woff2)$/;

test('a page with one tag searches and follows navigation', async ({ page, header, services, serve }) => {
  await services.scenario('slot-booked');
  const host = await serve('one-tag', { policy: withTrustedTypes });
  await page.goto(host.origin);
  await header.ready();

  await expect(header.trolley).toHaveAccessibleName(/^Trolley, [1-9]\d* items/);
  const total = page.getByRole('status').filter({ hasText: /^£[\d.]+$/ });
  const before = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: 'Add milk' }).click();
  await expect(total).not.toHaveText(before);
  await expect(header.trolley).toContainText((await total.textContent()) ?? '');

  await page.getByRole('button', { name: 'Next recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(header.searchBox).toHaveValue('oats');

  await header.searchBox.fill('milk');
  await expect(header.suggestions.getByRole('option').first()).toBeVisible();
  await header.searchBox.press('Enter');
  await expect(page).toHaveURL(`${host.origin}/ecom/shop/search?searchTerm=milk`);
});

test('the plain header is there with the script, and the real one takes over what was typed', async ({
  page,
  header,
  serve,
  stack,
  requested,
}) => {
  const scripts = await holdRequests(page, '**/widgets.*.js');
  const layout = await watchLayout(page);
  const host = await serve('one-tag', { policy: withTrustedTypes });

  await page.goto(host.origin, { waitUntil: 'commit' });
  await expect(header.submit).toBeVisible();
  await header.searchBox.fill('oats');
  await expect(page.getByRole('heading', { name: 'Porridge' })).toBeVisible();
  expect((await boxOf(page.locator('grocer-header'))).height).toBe(159);
  scripts.release();
  await header.ready();

  await expect(header.searchBox).toHaveValue('oats');
  await expect(page.locator('[data-grocer-fallback]')).toHaveCount(0);
  await layout.fontShown();
  const { beforeFont, later } = await layout.shifts();
  expect(sumOf([...beforeFont, ...later])).toBeLessThanOrEqual(0.01);
  const files = filesOf(stack.remote, requested);
  expect(files[0]).toBe('/stable/header.js');
  expect(files, 'the script contains the release').not.toContain('/stable/release.json');
  expect(files.toSorted(), 'no file is fetched twice').toEqual([...new Set(files)].sort());
});

for (const [width, height] of [
  [390, 50],
  [1280, 159],
] as const) {
  test(`at ${width} px the page’s rule reserves the height before header.js, in a page with text of another size`, async ({
    page,
    header,
    serve,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 10px }');
      document.adoptedStyleSheets.push(sheet);
    });
    const tag = await holdRequests(page, '**/header.js');
    const layout = await watchLayout(page);
    const host = await serve('one-tag', { policy: withTrustedTypes });

    await page.goto(host.origin, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Porridge' })).toBeVisible();
    expect((await boxOf(page.locator('grocer-header'))).height).toBe(height);
    tag.release();
    await header.ready();

    await layout.fontShown();
    const { beforeFont, later } = await layout.shifts();
    expect(sumOf([...beforeFont, ...later])).toBeLessThanOrEqual(0.01);
  });
}

test('while all other files fail the plain header searches; the real one comes with the network', async ({
  page,
  header,
  serve,
  stack,
}) => {
  const host = await serve('one-tag');
  await page.route(
    (url) => url.origin === stack.remote.origin && otherFiles.test(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(`${host.origin}/ecom/recipes`);

  await expect(header.link('Sign in')).toHaveAttribute('href', '/ecom/login?redirect=%2Fecom%2Frecipes');
  await header.searchBox.fill('milk');
  await page.unrouteAll();
  // The event `online` triggers the next retry, unless one has just ended.
  const isThere = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return header.link('Offers').isVisible();
  };
  await expect.poll(isThere, { intervals: [100] }).toBe(true);

  await expect(header.searchBox).toHaveValue('milk');
});

test('a fragment in the element is shown before the script, and is hydrated without changes', async ({
  page,
  header,
  serve,
  stack,
}) => {
  const address = `${stack.remote.origin}/stable/fragments/out-shop.html`;
  const fragment = await (await fetch(address)).text();
  const { fragments } = await (await fetch(`${stack.remote.origin}/stable/release.json`)).json();
  const policy = strictPolicy.replace(
    "style-src 'nonce-n1'",
    `style-src 'nonce-n1' '${fragments.styleHash}'`,
  );
  const tag = await holdRequests(page, '**/header.js');
  const host = await serve('one-tag', { fragment, policy });

  await page.goto(`${host.origin}/ecom/shop`, { waitUntil: 'commit' });
  await expect(header.link('Offers')).toBeVisible();

  await expectTakenOver(header, tag);
});

test('the header comes back with an element that was removed', async ({ page, header, serve }) => {
  await page.goto((await serve('one-tag')).origin);
  await header.ready();

  await page.evaluate(() => {
    const element = document.querySelector('grocer-header') as Element;
    element.remove();
    setTimeout(() => document.body.append(element), 50);
  });
  await expect(page.locator('main ~ grocer-header').getByRole('link', { name: 'Offers' })).toBeVisible();
  await expect(page.locator('[data-grocer]')).toHaveCount(1);
});
