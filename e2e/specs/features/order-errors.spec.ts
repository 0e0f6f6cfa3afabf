import type { Page } from '@playwright/test';
import { axeFindings } from '../../fixtures/axeFindings.ts';
import type { Checkout } from '../../fixtures/checkout.ts';
import { isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import type { Services } from '../../fixtures/services.ts';
import { expect, test } from '../../fixtures/test.ts';
import { auditedWidths, widths } from '../../fixtures/widths.ts';

/**
 * Each code with its title and the page that each button leads to. `stay` is the page on which the error was raised.
 */
const catalogue: [code: string, title: string, targets: Record<string, string>][] = [
  [
    '017',
    'You still need to book a slot',
    { 'Book a slot': '/ecom/serviceselection', Cancel: 'stay', Close: 'stay' },
  ],
  ['029', "Sorry, you've been timed out", { 'Book a slot': '/ecom/serviceselection', Cancel: 'stay' }],
  ['041', 'There are problems with your trolley', { 'Go to trolley': '/ecom/shop/trolley', Close: 'stay' }],
  ['042', 'Minimum spend not met', { 'Go to trolley': '/ecom/shop/trolley' }],
  ['043', 'Add a grocery item to checkout', { 'Go to trolley': '/ecom/shop/trolley' }],
  [
    '044',
    'Sorry, there was a problem confirming your slot',
    { 'Book a slot': '/ecom/bookslot/delivery', Close: 'stay' },
  ],
  [
    '058',
    'Sorry, the new slot you requested is unavailable',
    { 'Choose a new slot': '/ecom/bookslot/delivery', Close: 'stay' },
  ],
  [
    '091',
    'Unable to apply promo voucher/code',
    {
      'Review promo codes': '/ecom/checkout#checkoutPromoCodes',
      Cancel: '/ecom/shop/trolley',
      Close: 'stay',
    },
  ],
  ['111', 'Sorry, there was a problem', { 'Go to trolley': '/ecom/shop/trolley' }],
  ['123', 'Gift card added', { 'Standard checkout': '/ecom/checkout', Cancel: 'stay' }],
  ['124', 'Voucher added', { 'Standard checkout': '/ecom/checkout', Cancel: 'stay' }],
  ['125', 'Add address', { 'Go to my details': '/ecom/my-details', Cancel: 'stay' }],
  ['127', 'Sorry, please use standard checkout', { 'Standard checkout': '/ecom/checkout', Cancel: 'stay' }],
  ['136', 'Instant Checkout is unavailable', { 'Proceed to checkout': '/ecom/checkout', Cancel: 'stay' }],
  ['137', 'Instant Checkout is unavailable', { 'Proceed to checkout': '/ecom/checkout', Cancel: 'stay' }],
];

/** Of each code all buttons in `pnpm test:full`, else one: of the codes after one another the first, second or third. */
const attempts = catalogue.flatMap(([code, title, targets], index) => {
  const buttons = Object.entries(targets);
  const tried = isFullMatrix ? buttons : buttons.slice(index % buttons.length).slice(0, 1);
  return tried.map(([button, target]) => ({ code, title, button, target }));
});

const refuse = (services: Services, code: string) =>
  services.fault('placeOrder', { kind: 'status', status: 409, body: { code, message: 'No' } });

/**
 * Places an order from Before you go. Navigates without a page load, so that the page is loaded once for all codes.
 */
async function placeFromBeforeYouGo(page: Page, checkout: Checkout): Promise<void> {
  if (new URL(page.url()).pathname !== '/ecom/beforeYouGo') {
    await page.evaluate(() => history.pushState(null, '', '/ecom/beforeYouGo'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  }
  await checkout.button.click();
  await checkout.instant.click();
}

test('each error code shows its dialog, whose buttons lead to the right page', async ({
  page,
  services,
  checkout,
}) => {
  test.setTimeout(90_000);
  await services.scenario('instant-checkout');
  await page.goto('/ecom/beforeYouGo');

  for (const { code, title, button, target } of attempts) {
    await refuse(services, `ORDER_ORCHESTRATION_${code}`);
    await placeFromBeforeYouGo(page, checkout);
    await expect(checkout.error, code).toHaveAccessibleName(title);
    await checkout.error.getByRole('button', { name: button, exact: true }).click();
    await expect(page, `${code} ${button}`).toHaveURL(target === 'stay' ? '/ecom/beforeYouGo' : target);
    await expect(checkout.error).toHaveCount(0);
  }
  expect(await services.calls('placeOrder')).toBe(attempts.length);
});

for (const [description, code] of [
  ['an unknown code', 'ORDER_ORCHESTRATION_999'],
  ['no code', undefined],
] as const) {
  test(`an order error with ${description} offers Try again, which reloads the page`, async ({
    page,
    services,
    checkout,
  }) => {
    await services.scenario('instant-checkout');
    await checkout.choose();
    await services.fault('placeOrder', { kind: 'status', status: 500, body: code ? { code } : {} });
    await checkout.instant.click();
    await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");
    await expect(checkout.error).toHaveAccessibleDescription('Please try again');
    await page.evaluate(() => document.body.setAttribute('data-before', ''));

    await checkout.error.getByRole('button', { name: 'Try again' }).click();

    await expect(page.locator('body[data-before]')).toHaveCount(0);
    expect(await services.calls('placeOrder')).toBe(1);
  });
}

test('if the new slot is gone, the shopper can keep the saved slot, and the order is placed again', async ({
  page,
  services,
  checkout,
}) => {
  await services.scenario('new-slot-gone');
  await checkout.choose();
  await checkout.instant.click();
  await expect(checkout.error).toHaveAccessibleDescription(
    /^We have saved your previous slot: [A-Z]\w+day \d+\s[A-Z]\w+, 9am to 10am ?\. Would you like/,
  );

  await checkout.error.getByRole('button', { name: 'Keep saved slot and check out' }).dblclick();

  await expect(page).toHaveURL('/ecom/order-confirmation/5001');
  expect(await services.calls('placeOrder')).toBe(2);
  expect(await services.calls('cancelSlot')).toBe(1);
});

test('if the new slot cannot be cancelled, no order is placed', async ({ services, checkout }) => {
  await services.scenario('new-slot-gone');
  await checkout.choose();
  await checkout.instant.click();
  await services.fault('cancelSlot', { kind: 'status', status: 503 });

  await checkout.error.getByRole('button', { name: 'Keep saved slot and check out' }).click();

  await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");
  expect(await services.calls('placeOrder')).toBe(1);
});

test('at every width each dialog fits, keeps focus inside and returns it on closing', async ({
  page,
  services,
  checkout,
}) => {
  test.setTimeout(60_000);
  await services.scenario('instant-checkout');
  await page.goto('/ecom/shop/trolley');
  await refuse(services, 'ORDER_ORCHESTRATION_058');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await checkout.button.click();
    await expectKeepsFocusInside(page, 'dialog');
    if (auditedWidths.includes(width))
      expect(await axeFindings(page, 'dialog[open]'), `at ${width}`).toEqual([]);
    await checkout.instant.click();
    await expect(checkout.error).toBeVisible();
    await expectKeepsFocusInside(page, 'alertdialog');
    if (auditedWidths.includes(width))
      expect(await axeFindings(page, 'dialog[open]'), `at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(checkout.error).toHaveCount(0);
    await expect(checkout.button).toBeFocused();
  }
});

async function expectKeepsFocusInside(page: Page, role: 'dialog' | 'alertdialog'): Promise<void> {
  const dialog = page.getByRole(role);
  await expect(dialog).toBeVisible();
  // Tab past the last element leads to the browser's toolbar: the active element is then the body.
  const isWithin = () =>
    dialog.evaluate(
      (element) =>
        [element, document.body].some((each) => each === document.activeElement) ||
        element.contains(document.activeElement),
    );
  for (let press = 0; press < 5; press += 1) {
    expect(await isWithin()).toBe(true);
    await page.keyboard.press(press < 3 ? 'Tab' : 'Shift+Tab');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
