import type { Page } from '@playwright/test';
import { isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { reservedSlot } from '../../fixtures/reservedSlot.ts';
import { expect, test } from '../../fixtures/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Amending order' });

/** A slot with its cut-off, the current time, and the cut-off that the bar then names, in London time. */
const cases: [label: string, slot: [start: string, cutoff: string], now: string, words: string][] = [
  [
    'the day before',
    ['2026-03-06T09:00:00Z', '2026-03-05T21:00:00Z'],
    '2026-03-04T12:00:00Z',
    'until 9pm on Thursday 5 March',
  ],
  [
    'the day itself',
    ['2026-03-06T09:00:00Z', '2026-03-05T21:00:00Z'],
    '2026-03-05T00:00:00Z',
    'until 9pm today',
  ],
  [
    'the night in which the clocks go forward',
    ['2026-03-30T09:00:00Z', '2026-03-29T20:00:00Z'],
    '2026-03-28T23:59:00Z',
    'until 9pm on Sunday 29 March',
  ],
  [
    'the day on which they have gone forward',
    ['2026-03-30T09:00:00Z', '2026-03-29T20:00:00Z'],
    '2026-03-29T12:00:00Z',
    'until 9pm today',
  ],
  [
    'the night in which the clocks go back',
    ['2026-10-26T09:00:00Z', '2026-10-25T21:00:00Z'],
    '2026-10-24T22:59:00Z',
    'until 9pm on Sunday 25 October',
  ],
  [
    'the day on which they have gone back',
    ['2026-10-26T09:00:00Z', '2026-10-25T21:00:00Z'],
    '2026-10-24T23:01:00Z',
    'until 9pm today',
  ],
];

test.describe('on a device in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the amend bar says in London time until when the order can be amended', async ({
    page,
    services,
  }) => {
    await services.scenario('amending');
    for (const [label, [startDateTime, amendOrderCutoffDateTime], now, words] of shownCases) {
      await page.clock.setFixedTime(now);
      await reservedSlot(page, { startDateTime, endDateTime: startDateTime, amendOrderCutoffDateTime });
      await page.goto('/ecom/shop/browse/groceries');
      const sentence = `You can amend your order ${words}`;
      await expect(bar(page).getByText(/^You can amend/), label).toHaveText(sentence);
    }
  });
});

test('the amend bar removes the cut-off once it has passed, on an open page too', async ({
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
