import { button, link } from '../../engines/targets.ts';
import { expect, test } from '../../engines/test.ts';

const inMenu = { Groceries: button('Bakery'), Christmas: link('Mince pies') };

for (const menu of ['Groceries', 'Christmas'] as const) {
  test.describe(`the first press on ${menu} opens its menu`, () => {
    test.beforeEach(async ({ services }) => services.scenario('seasonal'));

    test('as soon as the button is there', async ({ shopper }) => {
      await shopper.open();
      await shopper.press(button(menu));
      await shopper.sees(button(menu), { isExpanded: true });
      await shopper.sees(inMenu[menu]);
    });

    test('by keyboard, right after the button has the focus', async ({ shopper }) => {
      await shopper.open();
      await shopper.sees(button(menu));
      await shopper.run(`for (const button of document.querySelectorAll('header button'))
        if (button.textContent === ${JSON.stringify(menu)}) button.focus();`);
      await shopper.key('Enter');
      await shopper.sees(button(menu), { isExpanded: true });
      await shopper.sees(inMenu[menu]);
    });

    test('while the menu’s code is on its way', async ({ shopper, remote }) => {
      remote.fault(/\/(mega|seasonal)-menu\./, 'hanging');
      await shopper.open();
      await shopper.press(button(menu));
      await shopper.sees(button(menu), { isExpanded: false });
      remote.heal();
      await shopper.sees(button(menu), { isExpanded: true });
      await shopper.sees(inMenu[menu]);
    });

    test('after the code has come and before React has rendered it', async ({ shopper }) => {
      await shopper.open();
      await shopper.sees(button(menu));
      await shopper.run(holdRendering);
      await shopper.hover(button(menu));
      await expect.poll(() => shopper.run(menuCodeHasCome)).toBe(true);
      await shopper.press(button(menu));
      await shopper.run('releaseRendering()');
      await shopper.sees(button(menu), { isExpanded: true });
      await shopper.sees(inMenu[menu]);
    });
  });
}

const menuCodeHasCome =
  "return performance.getEntriesByType('resource').some(({ name }) => /(mega|seasonal)-menu\\./.test(name))";

/** React's scheduler runs in messages to itself. Held back, it renders only presses, as on a busy phone. */
const holdRendering = `
  const { postMessage } = MessagePort.prototype;
  const held = [];
  MessagePort.prototype.postMessage = function (message) { held.push(() => postMessage.call(this, message)); };
  globalThis.releaseRendering = () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const send of held) send();
  };`;

test.describe('the open Groceries menu', () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.open();
    await shopper.press(button('Groceries'));
    await shopper.sees(button('Bakery'));
  });

  test('leads to a category, three levels deep', async ({ shopper }) => {
    await shopper.press(button('Fresh & chilled'));
    await shopper.press(button('Fruit'));
    await shopper.press(link('Bananas'));
    await shopper.isAt('/ecom/shop/browse/groceries/fresh_and_chilled/fruit/bananas');
    await shopper.sees(button('Groceries'), { isExpanded: false });
  });

  test('is closed by Escape, which returns the focus to its button', async ({ shopper }) => {
    await shopper.key('Escape');
    await shopper.seesNot(button('Bakery'));
    await shopper.sees(button('Groceries'), { isFocused: true, isExpanded: false });
  });

  test('is closed by another press on its button', async ({ shopper }) => {
    await shopper.press(button('Groceries'));
    await shopper.seesNot(button('Bakery'));
  });

  test('is closed by Close menu', async ({ shopper }) => {
    await shopper.press(button('Close menu'));
    await shopper.seesNot(button('Bakery'));
  });

  test('is left with Tab, row by row', async ({ shopper }) => {
    await shopper.key('Tab');
    await shopper.sees(link('View all Groceries'), { isFocused: true });
    await shopper.key('Tab');
    await shopper.sees(button('Fresh & chilled'), { isFocused: true });
  });
});
