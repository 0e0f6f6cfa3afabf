import { expect, test } from '../../fixtures/test.ts';
import { checkoutJourney } from '../../journeys/checkoutJourneys.ts';

checkoutJourney();

test('an order below the minimum spend is refused, with a link to the trolley', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('below-minimum-spend');
  await header.open('/ecom/checkout');

  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Minimum spend not met' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to trolley' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trolley');
});
