import { expect, test } from '../fixtures/test.ts';

const secure = { path: '/', secure: true, sameSite: 'Lax' };

/** The journey of a booked slot, for every shop and time zone. */
export function bookedSlotJourney(): void {
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
}

/** Journeys that give up a slot, for every shop. */
export function slotJourneys(): void {
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

  test('signing out removes the cookies of the branch and the customer', async ({
    page,
    header,
    services,
  }) => {
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
}
