import type { Page } from '@playwright/test';
import { widths } from '../../fixtures/axeFindings.ts';
import { reservedSlot } from '../../fixtures/freshness.ts';
import { boxOf } from '../../fixtures/header.ts';
import { expect, test } from '../../fixtures/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Amending order' });

test('the amend bar ends the window at every width and covers nothing', async ({ page, header }) => {
  await header.openAs('amending');
  await expect(bar(page)).toContainText('AMENDING');
  await expect(bar(page)).toContainText(/You can amend your order until 9pm (today|on [A-Z]\w+day \d+\s\w+)/);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { y, height } = await boxOf(bar(page));
    expect(Math.round(y + height), `at ${width}`).toBe(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The page's padding follows one frame after the bar has its new height.
    const space = () =>
      page.evaluate(() => Math.round(Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)));
    await expect.poll(space).toBe(Math.round(height));
  }
});

test('if discarding fails, the changes are kept', async ({ page, header, services }) => {
  await header.openAs('amending');
  await services.fault('cancelAmend', { kind: 'status', status: 503 });

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Cancel changes' }).click();

  const error = page.getByRole('alertdialog', { name: "Sorry, we're experiencing an unexpected error." });
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, 14 items/);
  expect(await services.calls('cancelAmend')).toBe(1);
});

test.describe('on a device in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the amend bar says in London time how long the order can be amended @full', async ({
    page,
    services,
  }) => {
    await services.scenario('amending');
    const [startDateTime, amendOrderCutoffDateTime] = ['2026-10-26T09:00:00Z', '2026-10-25T21:00:00Z'];
    for (const [now, words] of [
      ['2026-10-24T22:59:00Z', 'until 9pm on Sunday 25 October'],
      ['2026-10-24T23:01:00Z', 'until 9pm today'],
    ] as const) {
      await page.clock.setFixedTime(now);
      await reservedSlot(page, { startDateTime, endDateTime: startDateTime, amendOrderCutoffDateTime });
      await page.goto('/ecom/shop/browse/groceries');
      await expect(bar(page).getByText(/^You can amend/)).toHaveText(`You can amend your order ${words}`);
    }
  });
});

test('on an open page the amend bar removes the cut-off once it has passed @full', async ({
  page,
  services,
}) => {
  await services.scenario('amending');
  await page.clock.install({ time: '2026-03-05T20:58:30Z' });
  await reservedSlot(page, {
    startDateTime: '2026-03-06T09:00:00Z',
    amendOrderCutoffDateTime: '2026-03-05T21:00:00Z',
  });
  await page.goto('/ecom/shop/browse/groceries');
  await expect(bar(page)).toContainText('You can amend your order until 9pm today');

  await page.clock.fastForward(90_000);

  await expect(bar(page)).not.toContainText('You can amend');
  await expect(bar(page).getByRole('button', { name: 'Discard changes' })).toBeVisible();
});
