import type { Page } from '@playwright/test';
import postcss from 'postcss';
import type { Header } from '../../fixtures/header.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { test as base, expect } from '../../fixtures/test.ts';

const path = '/ecom/shop/browse/groceries';

const test = base.extend<{ olderPage: () => Promise<string> }>({
  /** Serves a page with only the fragment, changed to what a browser of 2022 would understand of it. */
  olderPage: async ({ page, baseURL, serve }, use) => {
    await use(async () => {
      const document = await (await page.request.get(`${baseURL}${path}`)).text();
      const fragment = /<div id="grocer-header">([\s\S]*)<\/div>\s*<div id="app">/.exec(document)?.[1] ?? '';
      const withNonce = fragment.replaceAll(/nonce="[^"]*"/g, 'nonce="n1"');
      const host = await serve('plain-html', { fragment: asReadBefore2023(withNonce) });
      return host.origin;
    });
  },
});

/** Runs in the page. Removes popovers, which are the first thing that the header checks. */
const withoutPopovers = () => Reflect.deleteProperty(HTMLElement.prototype, 'popover');

test('a browser without popovers keeps the server’s HTML, which works', async ({ page, header, log }) => {
  await page.addInitScript(withoutPopovers);
  await page.goto(path);
  await header.pageLoaded();
  await expect.poll(() => log.join('\n')).toContain('needs a browser with popovers');

  expect(await page.evaluate(() => 'header' in globalThis)).toBe(false);
  await header.searchBox.fill('milk');
  await header.submit.click();
  await expect(page.getByRole('heading', { name: /Results for “milk”/ })).toBeVisible();
});

test.describe('without nested rules, popovers, subgrid, @property and JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390, 768, 1280]) {
    test(`at ${width} px all of the header is in view and works${fullUnless(width === 320)}`, async ({
      page,
      header,
      olderPage,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await olderPage());

      for (const name of ['Offers', 'Recipes', 'Groceries', 'Sign in', 'Customer service']) {
        await expect(header.link(name)).toBeVisible();
      }
      await expectInOneColumn(page, header);
      await header.searchBox.fill('oat milk');
      const [request] = await Promise.all([
        page.waitForRequest(/searchTerm/),
        header.searchBox.press('Enter'),
      ]);
      expect(new URL(request.url()).search).toBe('?searchTerm=oat+milk');
    });
  }

  test('the account menu shows at hover, and only then', async ({ page, header, services, olderPage }) => {
    await services.scenario('slot-booked');
    await page.goto(await olderPage());
    await expect(header.link('Account overview')).toBeHidden();

    await header.button('My account').hover();
    await expect(header.link('Account overview')).toBeVisible();
    await header.link('Account overview').hover();
    await expect(header.link('Account overview')).toBeVisible();
  });
});

/** Expects that nothing is wider than the window, and that no control covers another. */
async function expectInOneColumn(page: Page, header: Header) {
  for (const control of await header.root.getByRole('link').or(header.searchBox).all()) {
    const { width = 0 } = (await control.boundingBox()) ?? {};
    // Ignores the skip link, which is visible only while focused.
    if (width > 1) await control.click({ trial: true });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

/** Features that older browsers lack. Each name is replaced by one that no browser knows. */
const newer =
  /:popover-open|popover(?:target(?:action)?)?(?==)|@property|rgb\(from|subgrid|:dir\(|100dvh|@starting-style/gi;

/** Rewrites a page as a browser of 2022 would read it: without popovers, nested rules, subgrid and @property. */
const asReadBefore2023 = (html: string): string =>
  html
    .replaceAll(
      /(<style[^>]*>)([\s\S]*?)(<\/style>)/g,
      (_, start, css, end) => start + withoutNesting(css) + end,
    )
    .replaceAll(newer, (name) => `${/^\W/.exec(name)?.[0] ?? ''}x-${name.replace(/^\W/, '')}`);

function withoutNesting(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.each((child) => {
      if (child.type === 'rule' || child.type === 'atrule') child.remove();
    });
  });
  return sheet.toString();
}
