import { button, inDialog, link } from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

test('the longest day of a booked slot is not cut off', { tag: '@full' }, async ({ shopper, services }) => {
  await services.scenario('slot-booked');
  const body = [
    {
      id: 'r1',
      status: 'RESERVED',
      slotType: 'DELIVERY',
      addressId: 'a1',
      branchId: '101',
      startDateTime: '2037-12-02T12:00:00Z',
      endDateTime: '2037-12-02T12:30:00Z',
      amendOrderCutoffDateTime: '2037-12-01T12:00:00Z',
    },
  ];
  await services.fault('slots', { kind: 'status', status: 200, body });
  await shopper.open();
  await shopper.sees(button('Slot details: Wednesday 2 December, 12:00 midday to 12:30pm'));
  const isCut = `return [...document.querySelectorAll('header button [aria-hidden] > span')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)`;
  expect(await shopper.run(isCut)).toEqual([]);
});

test('Escape answers the question about changes with no; then they are discarded', async ({
  services,
  shopper,
}) => {
  const question = { role: 'alertdialog', name: 'Cancel your changes?' };
  const inQuestion = (name: string) => ({ role: 'button', name, within: question });
  const bar = { role: 'region', name: 'Amending order' };
  await services.scenario('amending');
  await shopper.open();
  await shopper.sees(bar);
  await shopper.press({ role: 'button', name: 'Discard changes' });
  await shopper.sees(inQuestion('Keep amending'), { isFocused: true });
  await shopper.key('Escape');
  await shopper.seesNot(question);
  await shopper.sees(bar);

  await shopper.press({ role: 'button', name: 'Discard changes' });
  await shopper.press(inQuestion('Cancel changes'));
  await shopper.seesNot(bar);
  await shopper.sees(link('Trolley, 0 items, total £0.00'));
});

test('the slide-out closes from each level, leads back, and to a category', { tag: '@full' }, async ({
  shopper,
}) => {
  const inMenu = (role: string, name: string) => inDialog('Menu', role, name);
  const groceries = inMenu('button', 'Groceries');
  await shopper.resize(480);
  await shopper.open('/ecom/recipes');
  await shopper.press(button('Menu'));
  await shopper.sees(groceries);
  await shopper.press(inMenu('button', 'Close menu'));
  await shopper.seesNot(groceries);

  await shopper.press(button('Menu'));
  await shopper.press(groceries);
  await shopper.sees(inMenu('button', 'Bakery'));
  await shopper.key('Escape');
  await shopper.seesNot(inMenu('button', 'Bakery'));
  await shopper.sees(button('Menu'), { isFocused: true });

  await shopper.press(button('Menu'));
  await shopper.press(groceries);
  await shopper.press(inMenu('button', 'Back'));
  await shopper.sees(groceries, { isFocused: true });

  for (const name of ['Groceries', 'Fresh & chilled', 'Fruit']) await shopper.press(inMenu('button', name));
  await shopper.press(inMenu('link', 'Bananas'));
  await shopper.isAt('/ecom/shop/browse/groceries/fresh_and_chilled/fruit/bananas');
});
