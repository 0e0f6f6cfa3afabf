import { axeFindings } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { widths } from '../../fixtures/widths.ts';

const secure = { path: '/', secure: true, sameSite: 'Lax' };

for (const timezoneId of ['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a booked slot is shown in London time, and its branch is stored in a cookie', async ({
      page,
      header,
      services,
    }) => {
      await services.scenario('slot-booked');
      await header.open();

      await expect(header.slot).toHaveAccessibleName(/[A-Z]\w+day \d+ [A-Z]\w+, 9am to 10am$/);
      const cookies = await page.context().cookies();
      expect(cookies).toContainEqual(
        expect.objectContaining({ ...secure, name: 'branchId', value: '753', expires: -1 }),
      );
      const customer = cookies.find(({ name }) => name === 'customerId');
      expect(customer).toMatchObject({ ...secure, value: '100001' });
      expect(customer?.expires).toBeGreaterThan(Date.now() / 1000 + 2_591_000);
    });
  });
}

test('a page cancels the slot with an event', async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);

  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('grocer:cancel_slot', { detail: { reservationId: 'r1' } })),
  );

  await expect(header.link('Book a slot')).toHaveAttribute('href', '/ecom/serviceselection');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('branchId');
});

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

test('signing out removes the cookies of the branch and the customer', async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);

  await page.goto('/ecom/log-out');
  await header.ready();

  await expect(header.link('Book a slot')).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('branchId');
  expect(names).not.toContain('customerId');
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
    expect(await axeFindings(page), `at ${width}`).toEqual([]);
  }
});
