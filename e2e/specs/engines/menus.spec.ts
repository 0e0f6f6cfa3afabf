import { fullUnless } from '../../fixtures/shortForm.ts';
import type { Driver } from '../../tools/engines/Driver.ts';
import type { Shopper } from '../../tools/engines/Shopper.ts';
import { button, inDialog, link, type Target } from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

const inMenu = { Groceries: button('Bakery'), Christmas: link('Mince pies') };

for (const menu of ['Groceries', 'Christmas'] as const) {
  test.describe(`the first press on ${menu} opens its menu${fullUnless(menu === 'Groceries')}`, () => {
    test.beforeEach(async ({ services }) => services.scenario('seasonal'));

    test('by keyboard, right after the button has the focus', { tag: '@full' }, async ({ shopper }) => {
      await shopper.open();
      await shopper.sees(button(menu));
      await shopper.run(`for (const button of document.querySelectorAll('header button'))
        if (button.textContent === ${JSON.stringify(menu)}) button.focus();`);
      await shopper.key('Enter');
      await shopper.sees(button(menu), { isExpanded: true });
      await shopper.sees(inMenu[menu]);
    });

    test('while the menu’s code is on its way', { tag: '@full' }, async ({ shopper, remote }) => {
      remote.fault(/\/(mega|seasonal)-menu\./, 'hanging');
      await shopper.open();
      await shopper.press(button(menu));
      await (menu === 'Groceries'
        ? shopper.sees(link('Bakery'))
        : shopper.sees(button(menu), { isExpanded: false }));
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

/** Holds the messages of React's scheduler until `releaseRendering()`: React renders late, as on a busy phone. */
const holdRendering = `
  const { postMessage } = MessagePort.prototype;
  const held = [];
  MessagePort.prototype.postMessage = function (message) { held.push(() => postMessage.call(this, message)); };
  globalThis.releaseRendering = () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const send of held) send();
  };`;

test('the Groceries menu closes in every way, and leads to a category', async ({ shopper }) => {
  const open = async () => {
    await shopper.press(button('Groceries'));
    await shopper.sees(button('Bakery'));
  };
  await shopper.open();
  await open();
  await shopper.key('Tab');
  await shopper.sees(link('View all Groceries'), { isFocused: true });
  await shopper.key('Tab');
  await shopper.sees(button('Fresh & chilled'), { isFocused: true });
  await shopper.key('Escape');
  await shopper.seesNot(button('Bakery'));
  await shopper.sees(button('Groceries'), { isFocused: true, isExpanded: false });

  for (const name of ['Groceries', 'Close menu']) {
    await open();
    await shopper.press(button(name));
    await shopper.seesNot(button('Bakery'));
  }

  await open();
  for (const name of ['Fresh & chilled', 'Fruit']) await shopper.press(button(name));
  await shopper.press(link('Bananas'));
  await shopper.isAt('/ecom/shop/browse/groceries/fresh_and_chilled/fruit/bananas');
  await shopper.sees(button('Groceries'), { isExpanded: false });
});

test.describe('what is closed is gone: it has no size, takes no press and no focus', () => {
  test.beforeEach(async ({ services }) => services.scenario('slot-booked'));

  test('account menu, slot details, Groceries menu and multi-search', async ({ shopper, driver }) => {
    const beside = { x: 5, y: 890 };
    await shopper.open();
    await closesWithoutTrace(shopper, driver, button('My account'), link('Sign out'), beside);
    await closesWithoutTrace(shopper, driver, button(/^Slot details/), link('Change slot'), beside);
    await closesWithoutTrace(shopper, driver, button('Groceries'), button('Bakery'), beside);
    const add = inDialog('Multi-search', 'textbox');
    await closesWithoutTrace(shopper, driver, button('Multi-search'), add, beside);
  });

  test('slide-out and search screen of a phone', { tag: '@full' }, async ({ shopper, driver }) => {
    await shopper.resize(390, 844);
    await shopper.open();
    const row = inDialog('Menu', 'button', 'Groceries');
    await closesWithoutTrace(shopper, driver, button('Menu'), row, { x: 385, y: 600 });
    await closesWithoutTrace(shopper, driver, button('Open search'), button('Cancel'), button('Cancel'));
  });
});

type Point = { x: number; y: number };

/** Checks that a panel cannot be seen, hit or focused once it is closed, by Escape or a press on `closer`. */
async function closesWithoutTrace(
  shopper: Shopper,
  driver: Driver,
  opener: Target,
  inside: Target,
  closer: Point | Target,
): Promise<void> {
  const closeByPress = () => ('role' in closer ? shopper.press(closer) : driver.press(closer.x, closer.y));
  for (const close of [() => shopper.key('Escape'), closeByPress]) {
    await shopper.press(opener);
    await shopper.hover(inside);
    const { x, y, width, height } = (await shopper.sees(inside)).box;
    const hit = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})`;
    await shopper.run(`globalThis.layer = ${hit}.closest('dialog, [popover], [id$=slot-details]')`);
    await close();
    await shopper.seesNot(inside);
    await shopper.key('Tab');
    const trace = `return {
      hasSize: layer.offsetWidth * layer.offsetHeight > 0,
      isHit: layer.contains(${hit}),
      hasFocus: layer.contains(document.activeElement),
    }`;
    const none = { hasSize: false, isHit: false, hasFocus: false };
    expect(await shopper.run(trace), `${opener.name}`).toEqual(none);
  }
}
