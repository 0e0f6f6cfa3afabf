import { fullUnless } from '../../fixtures/shortForm.ts';
import type { Shopper } from '../../tools/engines/Shopper.ts';
import { button, inPage, type Target } from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

test.describe('instant checkout', () => {
  const checkout = inPage('button', 'Checkout');
  const choice = { role: 'dialog', name: 'Check out the way you want' };
  const instant = { role: 'button', name: 'Instant checkout', within: choice };
  const refusal = { role: 'alertdialog', name: 'Minimum spend not met' };

  test.beforeEach(async ({ services, shopper }) => {
    await services.scenario('instant-checkout');
    await shopper.open('/ecom/shop/trolley');
    await shopper.press(checkout);
    await shopper.sees(instant);
  });

  test('is left with Escape, and places the order', async ({ shopper }) => {
    await shopper.key('Escape');
    await shopper.seesNot(choice);
    await shopper.sees(checkout, { isFocused: true });
    await shopper.press(checkout);
    await shopper.press(instant);
    await shopper.isAt('/ecom/order-confirmation/5001');
  });

  test('says why an order was refused, and leads to the trolley', { tag: '@full' }, async ({
    shopper,
    services,
  }) => {
    const body = { code: 'ORDER_ORCHESTRATION_042', message: 'No' };
    await services.fault('placeOrder', { kind: 'status', status: 409, body });
    await shopper.press(instant);
    await shopper.sees(refusal);
    await shopper.press({ role: 'button', name: 'Go to trolley', within: refusal });
    await shopper.seesNot(refusal);
    await shopper.isAt('/ecom/shop/trolley');
  });
});

for (const [name, width, inside] of [
  ['Menu', 480, { role: 'dialog', name: 'Menu' }],
  ['Multi-search', 1280, { role: 'dialog', name: 'Multi-search' }],
  ['Groceries', 1280, button('Bakery')],
] as const)
  test(`${name} returns the focus to its button, where a press does not focus it, as in Safari on a Mac${fullUnless(name === 'Groceries')}`, async ({
    shopper,
  }) => {
    await shopper.resize(width);
    await shopper.open('/ecom/recipes');
    await pressWithoutFocus(shopper, button(name));
    await shopper.sees(inside);
    await shopper.key('Escape');
    await shopper.seesNot(inside);
    await shopper.sees(button(name), { isFocused: true });
  });

/**
 * Presses a button without focusing it, as Safari does. Hovers first and waits for the code that loads when
 * the page is idle: it focuses pressed buttons and shows tooltips.
 */
async function pressWithoutFocus(shopper: Shopper, target: Target): Promise<void> {
  await shopper.run("addEventListener('mousedown', (event) => event.preventDefault())");
  await shopper.hover(target);
  const hasTooltips = "return document.querySelector('[popover=manual][aria-hidden=true]') !== null";
  await expect.poll(() => shopper.run(hasTooltips)).toBe(true);
  await shopper.press(target);
}
