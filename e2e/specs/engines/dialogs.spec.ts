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

  test('places the order', async ({ shopper }) => {
    await shopper.press(instant);
    await shopper.isAt('/ecom/order-confirmation/5001');
  });

  test('is left with Escape, which returns the focus to Checkout', async ({ shopper }) => {
    await shopper.key('Escape');
    await shopper.seesNot(choice);
    await shopper.sees(checkout, { isFocused: true });
  });

  test('says why an order was refused, and leads to the trolley', async ({ shopper, services }) => {
    const body = { code: 'ORDER_ORCHESTRATION_042', message: 'No' };
    await services.fault('placeOrder', { kind: 'status', status: 409, body });
    await shopper.press(instant);
    await shopper.sees(refusal);
    await shopper.press({ role: 'button', name: 'Go to trolley', within: refusal });
    await shopper.seesNot(refusal);
    await shopper.isAt('/ecom/shop/trolley');
  });
});

test.describe('where a press does not focus a button, as in Safari on a Mac', () => {
  test('the slide-out returns the focus to its button', async ({ shopper }) => {
    await shopper.resize(480);
    await shopper.open('/ecom/recipes');
    await pressWithoutFocus(shopper, button('Menu'));
    await shopper.sees({ role: 'dialog', name: 'Menu' });
    await shopper.key('Escape');
    await shopper.seesNot({ role: 'dialog', name: 'Menu' });
    await shopper.sees(button('Menu'), { isFocused: true });
  });

  test('multi-search returns the focus to its button', async ({ shopper }) => {
    await shopper.open();
    await pressWithoutFocus(shopper, button('Multi-search'));
    await shopper.sees({ role: 'dialog', name: 'Multi-search' });
    await shopper.key('Escape');
    await shopper.seesNot({ role: 'dialog', name: 'Multi-search' });
    await shopper.sees(button('Multi-search'), { isFocused: true });
  });

  test('the Groceries menu returns the focus to its button', async ({ shopper }) => {
    await shopper.open();
    await pressWithoutFocus(shopper, button('Groceries'));
    await shopper.sees(button('Bakery'));
    await shopper.key('Escape');
    await shopper.seesNot(button('Bakery'));
    await shopper.sees(button('Groceries'), { isFocused: true });
  });
});

/** The pointer arrives before it presses: the code that focuses pressed buttons, and shows tooltips, comes meanwhile. */
async function pressWithoutFocus(shopper: Shopper, target: Target): Promise<void> {
  await shopper.run("addEventListener('mousedown', (event) => event.preventDefault())");
  await shopper.hover(target);
  const hasTooltips = "return document.querySelector('[popover=manual][aria-hidden=true]') !== null";
  await expect.poll(() => shopper.run(hasTooltips)).toBe(true);
  await shopper.press(target);
}
