import { axeFindings } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { auditedWidths, widths } from '../../fixtures/widths.ts';
import { bookedSlotJourney, slotJourneys } from '../../journeys/slotJourneys.ts';

for (const timezoneId of ['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    bookedSlotJourney();
  });
}

slotJourneys();

test('the slot details fit every width, and axe finds no violations in them', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  await header.slot.click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.link('Change slot')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
    if (auditedWidths.includes(width)) expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});
