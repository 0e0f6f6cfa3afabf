import { consentTo, trackedEvents } from '../fixtures/analytics.ts';
import { expect, test } from '../fixtures/test.ts';

const confirmation = '/ecom/order-confirmation/5001';

/** The journey of a standard checkout, for every shop. */
export function checkoutJourney(): void {
  test('an order goes from the trolley to its confirmation, and a new trolley begins', async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('slot-booked');
    await header.open('/ecom/shop/trolley');

    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you go');
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
    await expect(page).toHaveURL('/ecom/order-confirmation/5001');
    await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
  });
}

/** Journeys of an instant checkout in the scenario `instant-checkout`, for every shop. */
export function instantCheckoutJourneys(): void {
  doubleClick();
  lostAnswer();
}

function doubleClick(): void {
  test('a double click places one order, sends its notice once, and begins a new trolley', async ({
    page,
    header,
    services,
    checkout,
  }) => {
    await checkout.choose();
    await services.fault('placeOrder', { kind: 'delay', ms: 3000 });

    await checkout.instant.dblclick();
    await expect(checkout.instant).toHaveAttribute('aria-busy', 'true');
    await expect(checkout.standard).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(checkout.choice).toBeVisible();

    await expect(page).toHaveURL(confirmation);
    await expect(checkout.choice).toBeHidden();
    await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
    expect(await services.calls('placeOrder')).toBe(1);
    await expect.poll(() => services.calls('beacon')).toBe(1);

    await page.goBack();
    await expect(page).toHaveURL('/ecom/shop/trolley');
    await expect(header.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
    expect(await services.calls('placeOrder')).toBe(1);
  });
}

function lostAnswer(): void {
  test('an order whose answer was lost is found, not placed again, and reported once', async ({
    page,
    services,
    checkout,
    stack,
  }) => {
    await consentTo(page, stack.host.origin, ['cookieConsentAnalytics']);
    await checkout.choose();
    await services.fault('placeOrder', { kind: 'malformed' });
    await checkout.instant.click();
    await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");

    await checkout.error.getByRole('button', { name: 'Try again' }).click();

    await expect(page).toHaveURL(confirmation);
    expect(await services.calls('placeOrder')).toBe(1);
    await expect.poll(() => services.calls('beacon')).toBe(1);
    expect(await trackedEvents(page, 'instant_checkout_complete')).toMatchObject([
      { customerOrderId: '5001', instantCheckoutTrolleyItems: expect.arrayContaining([expect.anything()]) },
    ]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');
    expect(await services.calls('placeOrder')).toBe(1);
    expect(await services.calls('beacon')).toBe(1);
  });
}
