import type { ConsoleMessage } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test('an answer that breaks the contract is logged as a ContractError, and the header still works', async ({
  page,
  header,
  services,
}) => {
  const log: string[] = [];
  page.on('console', async (message: ConsoleMessage) => {
    const values = await Promise.all(message.args().map((argument) => argument.jsonValue().catch(() => '')));
    log.push(JSON.stringify(values));
  });
  await services.scenario('signed-in');
  await services.fault('getTrolley', { kind: 'schema-breaking' });

  await header.open();

  await expect(header.trolley).toHaveAccessibleName('Trolley');
  await expect
    .poll(() => log.join('\n'))
    .toMatch(/Failed to fetch Trolley: trolley: expected .*ContractError/);
  await expect(header.link('Favourites')).toBeVisible();
});

test('a trolley that failed to load is loaded at its next change', async ({ page, header, services }) => {
  await services.scenario('signed-in');
  await services.fault('getTrolley', { kind: 'status', status: 503 });
  await header.open();
  await expect(header.trolley).toHaveAccessibleName('Trolley');

  await services.noFaults();
  await page.evaluate(() => dispatchEvent(new CustomEvent('finished_trolley_update')));

  await expect(header.trolley).toHaveAccessibleName(/^Trolley, \d+ items?, total /);
});

test('a trolley that failed to load is loaded after a press in the search box', async ({
  header,
  services,
}) => {
  await services.scenario('signed-in');
  await services.fault('getTrolley', { kind: 'status', status: 500 });
  await header.open();
  await expect(header.trolley).toHaveAccessibleName('Trolley');

  await services.noFaults();
  await header.searchBox.click();

  // The pause after a failure is 5 s.
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, \d+ items?, total /, { timeout: 10_000 });
});

test('if the token service is down, the header is signed out', async ({ header, services, page }) => {
  await services.fault('token', { kind: 'drop' });
  await page.goto('/ecom/shop/browse/groceries');

  await expect(header.link('Sign in')).toBeVisible();
  await expect(header.searchBox).toBeEditable();
});
