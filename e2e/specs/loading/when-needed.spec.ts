import type { Page } from '@playwright/test';
import { boxOf } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { test as base, expect, filesOf } from '../../fixtures/test.ts';

// Tests when a page loads the header's script.

const test = base.extend<{ scripts: () => string[] }>({
  /** The header's scripts that the page has requested so far. */
  scripts: ({ stack, requested }, use) =>
    use(() => filesOf(stack.remote, requested).filter((file) => file.endsWith('.js'))),
});

const groceries = '/ecom/shop/browse/groceries';

/**
 * Opens a page that never becomes idle, because one of its images never arrives. Waits until the page's app
 * runs. Stops the timer that would load the header's scripts after 3 s.
 */
async function openBusyPage(page: Page): Promise<void> {
  await page.addInitScript(stopLongTimers);
  await page.addInitScript(addPicture);
  await holdRequests(page, '**/picture.png');
  await page.goto(groceries, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

// The two functions below run in the page.

function addPicture(): void {
  document.addEventListener('DOMContentLoaded', () =>
    document.body.append(Object.assign(new Image(), { src: '/picture.png' })),
  );
}

function stopLongTimers(): void {
  const { setTimeout } = globalThis;
  const isOfWaiting = (ms = 0) => ms > 1000 && ms <= 3000;
  Object.assign(globalThis, {
    setTimeout: (callback: () => void, ms?: number) => (isOfWaiting(ms) ? 0 : setTimeout(callback, ms)),
  });
}

test('an anonymous visitor’s page asks for no script before it is idle', async ({
  page,
  header,
  stack,
  scripts,
}) => {
  await openBusyPage(page);
  expect(scripts()).toEqual([]);
  expect(await page.locator(`link[rel=preload][href^="${stack.remote.origin}"]`).count()).toBe(0);

  await page.locator('img[src="/picture.png"]').evaluate((picture) => picture.removeAttribute('src'));

  await header.ready();
  expect(scripts()).not.toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the first touch in the header brings its script', async ({ page, header, scripts }) => {
    await openBusyPage(page);
    expect(scripts()).toEqual([]);
    const menu = header.button('Menu');
    const { x, y } = await boxOf(menu);

    await page.touchscreen.tap(x + 10, y + 10);

    await expect.poll(scripts).not.toEqual([]);
    await header.ready();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test('what is typed while the script comes stays, and is searched for', async ({ page, header }) => {
  await openBusyPage(page);
  const script = await holdRequests(page, '**/widgets.*.js');

  await header.searchBox.focus();
  await page.keyboard.type('milk');
  await page.keyboard.press('Shift+ArrowLeft');
  await script.requested;
  script.release();
  await header.ready();

  await expect(header.searchBox).toBeFocused();
  await expect(header.searchBox).toHaveValue('milk');
  await page.keyboard.type('l');
  await expect(header.searchBox).toHaveValue('mill');
  await expect(header.suggestions.getByRole('option').first()).toBeVisible();
});
