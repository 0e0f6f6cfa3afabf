import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { createHeader, type Header } from '../../../fixtures/header.ts';
import { sumOf, watchLayout } from '../../../fixtures/watchLayout.ts';
import { watchRenderers } from '../../../fixtures/watchRenderers.ts';
import type { GeneratedHost } from './GeneratedHost.ts';

interface Visit {
  origin: string;
  services: string;
}

/** Longest time from the end of a fault to a whole header, on a busy machine. Milliseconds. */
const healingTimeoutMs = 15_000;

/**
 * The journey of an app with a router, for a shopper who is signed in: the header is in the document once, the shopper
 * searches, adds a product, the total changes, and the header follows the app's router. @throws Error if one fails
 */
export async function visitApp(
  browser: Browser,
  { origin, services, hasServerHtml }: Visit & { hasServerHtml: boolean },
): Promise<void> {
  await watchVisit(browser, { origin, services, saysUnverified: false }, async (page) => {
    if (hasServerHtml) {
      expectOneFragment(await (await page.context().request.get(origin)).text());
      await visitWithoutScripts(browser, origin);
    }
    await shop(page, origin);
  });
}

/** `saysUnverified`: the page pins no keys, and the kit says that nothing was verified. */
type Watched = Visit & Pick<GeneratedHost, 'asDocumented'> & { saysUnverified: boolean };

/** The journey of a page without a router: the header is there once, and opens its menu. @throws Error as `visitApp` */
export async function visitPage(browser: Browser, visit: Watched): Promise<void> {
  await watchVisit(browser, visit, async (page) => {
    const header = createHeader(page);
    await page.goto(visit.origin);
    await header.ready();
    await expect(header.root).toHaveCount(1);
    await expect(header.trolley).toHaveAccessibleName('Trolley, 12 items, total £54.61');
    await groceriesMenu(page, header);
  });
}

/** Expects one request of the entry, no shift (unless `asDocumented`), the right Reacts and console lines. */
async function watchVisit(
  browser: Browser,
  { services, asDocumented, saysUnverified }: Watched,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  try {
    await context.request.post(`${services}/sandbox/scenario`, { data: { name: 'signed-in' } });
    const page = await context.newPage();
    const written: string[] = [];
    page.on('console', (message) => written.push(message.text()));
    page.on('pageerror', (error) => written.push(String(error)));
    const entries: string[] = [];
    page.on('request', (request) => request.url().endsWith('/remoteEntry.js') && entries.push(request.url()));
    const renderers = await watchRenderers(page);
    const layout = await watchLayout(page, { withoutInput: true });
    await visit(page);
    // Counts requests, because the browser's warning of an unused preload would come only some seconds later.
    expect(entries, 'requests of the entry').toHaveLength(1);
    expect(await renderers(), 'copies of React').toHaveLength(asDocumented?.reacts ?? 1);
    const { beforeFont, later } = await layout.shifts();
    if (!asDocumented) expect(sumOf([...beforeFont, ...later]), later.join('\n')).toBeLessThanOrEqual(0.01);
    const expected = saysUnverified ? [expect.stringContaining('its release is not verified')] : [];
    expect(written, 'lines on the console').toEqual(expected);
  } finally {
    await context.close();
  }
}

/** Expects the header in the HTML once, with its scripts' preloads, and not again as data for the browser. */
function expectOneFragment(html: string): void {
  expect(html.match(/grocer-fragment/g), 'the header in the HTML').toHaveLength(1);
  expect(html, 'preloads').toMatch(/<link rel="preload"[^>]*remoteEntry\.js/);
}

/** Checks the page without scripts: the header has its full height, above the content, and its menus open. */
async function visitWithoutScripts(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const header = createHeader(page);
  try {
    await page.goto(origin);
    await expect(header.trolley).toBeVisible();
    expect((await header.root.boundingBox())?.height, 'height of the header').toBe(159);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    await header.button('Groceries').press('Enter');
    await expect(header.link('Bakery')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    await header.button('Menu').click();
    await header.button('Groceries').click();
    await expect(header.link('Bakery'), 'a category').toHaveAttribute('href', /\/bakery$/);
  } finally {
    await page.close();
  }
}

/** Opens and closes the menu. Returns the position of an entry, set by a style sheet that loads when the menu opens. */
async function groceriesMenu(page: Page, header: Header) {
  const entry = header.root.getByRole('button', { name: 'Bakery' });
  await header.button('Groceries').click();
  await expect(entry).toBeVisible();
  const box = await entry.boundingBox();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  return box;
}

async function shop(page: Page, origin: string): Promise<void> {
  const header = createHeader(page);
  await page.goto(origin);
  await header.ready();
  await expect(header.root).toHaveCount(1);
  await expect(header.trolley).toHaveAccessibleName('Trolley, 12 items, total £54.61');
  const menu = await groceriesMenu(page, header);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.getByRole('button', { name: 'Add milk' }).click();
  const changed = 'Trolley, 12 items, total £63.01';
  await expect(header.trolley, 'after adding').toHaveAccessibleName(changed);

  await page.getByRole('main').getByRole('link', { name: 'Milk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “milk”');
  await expect(header.searchBox, 'after a soft navigation').toHaveValue('milk');

  await header.searchBox.fill('oats');
  await header.submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “oats”');
  await expect(header.searchBox).toHaveValue('oats');
  expect(await page.evaluate('window.isSamePage'), 'no page was loaded').toBe(true);
  expect(await groceriesMenu(page, header), 'the menu on another page').toEqual(menu);
  await expect(header.trolley).toHaveAccessibleName(changed);
}

/**
 * Expects that a page can search while the remote is down, with the server's last header or the fallback header, and
 * that the header becomes interactive on the open page once the remote is back. @throws Error if one fails
 */
export async function visitWithoutRemote(
  browser: Browser,
  { origin, services, restart }: Visit & { restart: () => Promise<void> },
): Promise<void> {
  const context = await browser.newContext();
  try {
    await context.request.post(`${services}/sandbox/scenario`, { data: { name: 'signed-in' } });
    const page = await context.newPage();
    const header = createHeader(page);
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    await header.searchBox.fill('rice');
    await header.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “rice”');
    await expect(header.root).toHaveCount(1);
    await restart();
    await expect(header.trolley, 'with the remote').toHaveAccessibleName(/^Trolley, 12 items/, {
      timeout: healingTimeoutMs,
    });
    await expect(header.root).toHaveCount(1);
  } finally {
    await context.close();
  }
}
