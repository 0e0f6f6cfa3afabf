import { auditedWidths, axeFindings, widths } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bookedSlotJourney } from '../../journeys/shopJourneys.ts';

test.describe('on a device in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  bookedSlotJourney();
});

test('the slot details fit every width, and axe finds no violations', async ({ page, header }) => {
  await header.openAs('slot-booked');
  await header.slot.click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.link('Change slot')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
    if (auditedWidths.includes(width)) expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});
