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

test('if the slot fails to load, its link just says Slot', async ({ header, services }) => {
  await services.scenario('slot-error');
  await header.open();
  await expect(header.link('Slot')).toHaveAttribute('href', '/ecom/serviceselection');
});

test('a product that is added in one tab is counted in the header of another tab', async ({
  page,
  header,
  services,
  context,
}) => {
  await services.scenario('signed-in');
  await header.open();
  const otherTab = await context.newPage();
  await otherTab.goto('/ecom/shop/browse/groceries');
  const trolley = otherTab.getByRole('banner').getByRole('link', { name: /^Trolley/ });
  await expect(trolley).toHaveAccessibleName(/12 items/);

  await page.getByRole('button', { name: /^Add / }).last().click();

  await expect(trolley).toHaveAccessibleName(/13 items/);
});

test('the slot details show what is booked, and lead to the page that changes it', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('collection-booked');
  await header.open();

  await header.slot.click();

  await expect(header.slot).toHaveAttribute('aria-expanded', 'true');
  await expect(header.root.getByText('Groceries collection')).toBeVisible();
  await expect(header.root.locator('address')).toContainText('Bath');
  await header.link('Change slot').click();
  await expect(page).toHaveURL('/ecom/bookslot/collection/groceriesandentertaining');
  await expect(header.link('Change slot')).toHaveCount(0);
});

test('the slot of an order that is being prepared cannot be changed', async ({ page, header, services }) => {
  await services.scenario('amending-slot-not-changeable');
  await header.open();

  await header.slot.click();

  await expect(
    header.root.getByText(/We are unable to change the delivery\/collection time or/),
  ).toBeVisible();
  await expect(header.link('Change slot')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(header.slot).toHaveAttribute('aria-expanded', 'false');
  await expect(header.slot).toBeFocused();
});

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
