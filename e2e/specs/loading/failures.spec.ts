import type { ConsoleMessage, Page } from '@playwright/test';
import { createHeader } from '../../fixtures/header.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startIsolatedStack } from '../../tools/stack/startIsolatedStack.ts';

/** The header's messages on the page's console, with their type. */
function headerMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().startsWith('[grocer header]')) messages.push(`${message.type()} ${message.text()}`);
  });
  return messages;
}

/** Records the header's failures that the page is told of. Call it before the page is opened. */
async function failuresOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const failures: string[] = [];
    Object.assign(window, { failures });
    window.addEventListener('grocer:header_error', (event) =>
      failures.push((event as CustomEvent<{ code: string }>).detail.code),
    );
  });
  return () => page.evaluate(() => (window as unknown as { failures: string[] }).failures);
}

test('code that does not load is told to the log and to the page', async ({ page, header }) => {
  const [messages, failures] = [headerMessages(page), await failuresOf(page)];
  await page.route(/\/mega-menu\./, (route) => route.abort());
  await header.open();

  await header.menu('Groceries').hover();

  await expect.poll(failures).toContain('chunk_load');
  await expect
    .poll(() => messages.join('\n'))
    .toMatch(/^error \[grocer header\] the groceries menu could not be loaded.*ChunkLoadError/m);
});

test('if the services’ code does not load, the page is told at once; it loads at the next action', async ({
  page,
  header,
}) => {
  const failures = await failuresOf(page);
  let isDown = true;
  await page.route(/\/connect\./, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/ecom/shop/browse/groceries');
  await expect.poll(failures).toContain('chunk_load');

  isDown = false;
  await header.searchBox.focus();

  await header.ready();
});
