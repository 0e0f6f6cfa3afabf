import type { Locator, Page } from '@playwright/test';
import type { Header } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Stack } from '../../tools/stack/stack.ts';

// When the header's script comes.

const groceries = '/ecom/shop/browse/groceries';

/**
 * Opens a page that never becomes idle, because a picture of it never arrives, and waits until its own app runs.
 * Gives the header's scripts that it has asked for, which grow. `endsWaiting: false` stops the timer that would bring
 * them after 3 s.
 */
async function openBusyPage(page: Page, stack: Stack, { endsWaiting = false } = {}): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === stack.remote.origin && pathname.endsWith('.js')) scripts.push(pathname);
  });
  if (!endsWaiting) await page.addInitScript(stopLongTimers);
  await page.addInitScript(addPicture);
  await holdRequests(page, '**/picture.png');
  await page.goto(groceries, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return scripts;
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

test('an anonymous visitor’s page asks for no script before it is idle', async ({ page, header, stack }) => {
  const scripts = await openBusyPage(page, stack);
  expect(scripts).toEqual([]);
  expect(await page.locator(`link[rel=preload][href^="${stack.remote.origin}"]`).count()).toBe(0);

  await page.locator('img[src="/picture.png"]').evaluate((picture) => picture.removeAttribute('src'));

  await header.ready();
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page that is never idle has the header 3 s after its first paint', async ({
  page,
  header,
  stack,
}) => {
  const scripts = await openBusyPage(page, stack, { endsWaiting: true });

  await header.ready();

  expect(scripts.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

const intents: Record<string, (parts: { page: Page; header: Header }) => Promise<void>> = {
  'a pointer over a link': ({ page, header }) => moveTo(page, header.link('Offers')),
  'a pressed button': ({ header }) => header.submit.dispatchEvent('pointerdown'),
  'the focus': ({ header }) => header.searchBox.focus(),
  'a key': async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  },
};

async function moveTo(page: Page, target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
}

for (const [name, express] of Object.entries(intents)) {
  test(`the first intent in the header brings its script: ${name}`, async ({ page, header, stack }) => {
    const scripts = await openBusyPage(page, stack);
    expect(scripts).toEqual([]);

    await express({ page, header });

    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await header.ready();
    expect(new Set(scripts).size).toBe(scripts.length);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the first touch in the header brings its script', async ({ page, header, stack }) => {
    const scripts = await openBusyPage(page, stack);
    expect(scripts).toEqual([]);
    const menu = header.button('Menu');
    const { x = 0, y = 0 } = (await menu.boundingBox()) ?? {};

    await page.touchscreen.tap(x + 10, y + 10);

    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await header.ready();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test('what is typed while the script comes stays, and is searched for', async ({ page, header, stack }) => {
  await openBusyPage(page, stack);
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

test('a signed-in shopper’s page preloads the script', async ({ page, header, services, stack }) => {
  await services.scenario('signed-in');

  const scripts = await openBusyPage(page, stack);

  await expect.poll(() => scripts.filter((path) => /widgets|remoteEntry/.test(path)).length).toBe(2);
  expect(await page.locator(`link[rel=preload][href^="${stack.remote.origin}"]`).count()).toBeGreaterThan(1);
  await expect(header.trolley).toHaveAccessibleName(/12 items/);
});
