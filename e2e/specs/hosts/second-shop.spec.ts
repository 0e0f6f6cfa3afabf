import { expect, test } from '../../fixtures/test.ts';
import { bookedSlotJourney, shopJourneys } from '../../journeys/shopJourneys.ts';

// A shop with another taxonomy and seasonal menu, null order ids, incomplete addresses, other time formats,
// and its services on the page's own origin.
test.use({ shopName: 'second' });

test.describe('as in every shop @full', shopJourneys);
bookedSlotJourney();

test('the menus are those of the shop', async ({ page, header }) => {
  await header.open();

  await header.button('Groceries').click();
  await header.button('Bakehouse').click();
  await expect(header.button('Fresh & chilled')).toHaveCount(0);
  await header.link('Sourdough').click();
  await expect(page).toHaveURL('/ecom/shop/browse/groceries/bakehouse/sourdough');

  await header.button('Easter').click();
  await expect(header.link('Hot cross buns')).toBeVisible();
  await expect(header.button('Christmas')).toHaveCount(0);
});

test('the slot details show what is known of the address', async ({ header }) => {
  await header.openAs('slot-booked');

  await header.slot.click();

  await expect(header.root.locator('address')).toHaveText('1 High StreetBath');
});

test('the slot details of a collection show the name of the branch alone @full', async ({ header }) => {
  await header.openAs('collection-booked');

  await header.slot.click();

  await expect(header.root.getByText('Groceries collection')).toBeVisible();
  await expect(header.root.locator('address')).toHaveText('Bath');
});

test('all calls of the services go to the page’s own origin', async ({ page, header, stack }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  await header.openAs('slot-booked');
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);

  const elsewhere = calls.filter(
    (url) => ![stack.host.origin, stack.remote.origin].includes(new URL(url).origin),
  );
  expect(elsewhere).toEqual([]);
  expect(calls).toContain(`${stack.host.origin}/v1/shopping-context`);
});
