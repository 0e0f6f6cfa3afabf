import { button, inDialog, inPage, link } from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

test('a shopper signs in and reaches the wanted page', async ({ shopper }) => {
  await shopper.open('/ecom/myaccount/my-orders');
  await shopper.press(inPage('textbox', 'Email address'));
  await shopper.type('anna@example.com');
  await shopper.key('Tab');
  await shopper.type('correct horse');
  await shopper.key('Enter');
  await shopper.isAt('/ecom/myaccount/my-orders');
  await shopper.sees(button('My account'));
});

test('a customer uses the account menu and the trolley, and signs out', async ({ services, shopper }) => {
  await services.scenario('signed-in');
  await shopper.open();
  await shopper.press(button('My account'));
  await shopper.sees(button('My account'), { isExpanded: true });
  await shopper.sees(link('Account overview'));
  await shopper.key('Escape');
  await shopper.seesNot(link('Account overview'));

  await shopper.sees(link(/^Trolley, 12 items/));
  // Waits until the page has loaded the trolley. Until then, products in it also have "Add".
  await shopper.sees(inPage('status', / in trolley$/));
  await shopper.press(inPage('button', /^Add /));
  await shopper.press(link(/^Trolley, 13 items/));
  await shopper.isAt('/ecom/shop/trolley');
  await shopper.sees(inPage('heading', /trolley/i));

  for (const [row, path] of [
    ['Account overview', '/ecom/myaccount'],
    ['Sign out', /^\/ecom\/shop/],
  ] as const) {
    await shopper.ready();
    await shopper.press(button('My account'));
    await shopper.press(link(row));
    await shopper.isAt(path);
  }
  await shopper.sees(link('Sign in'));
  await shopper.sees(link('Trolley, 0 items, total £0.00'));
});

test('the details of a booked slot open, and lead to the page on which it is changed', async ({
  services,
  shopper,
}) => {
  await services.scenario('slot-booked');
  await shopper.open();
  await shopper.press(button(/^Slot details.*9am to 10am$/));
  await shopper.sees(link('Change slot'));
  await shopper.key('Escape');
  await shopper.seesNot(link('Change slot'));
  await shopper.sees(button(/^Slot details/), { isFocused: true, isExpanded: false });

  await shopper.press(button(/^Slot details/));
  await shopper.press(link('Change slot'));
  await shopper.isAt(/^\/ecom\/bookslot\//);
  await shopper.sees(inPage('heading'));
});

test('the longest day of a booked slot is not cut off', async ({ shopper, services }) => {
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

test('multi-search is left with Escape, and searches for each item of the list', async ({ shopper }) => {
  const list = inDialog('Multi-search', 'textbox', 'Your list');
  await shopper.open();
  await shopper.press(button('Multi-search'));
  await shopper.sees(list, { isFocused: true });
  await shopper.key('Escape');
  await shopper.seesNot(list);
  await shopper.sees(button('Multi-search'), { isFocused: true });

  await shopper.press(button('Multi-search'));
  await shopper.sees(list, { isFocused: true });
  await shopper.type('milk, eggs');
  await shopper.press(inDialog('Multi-search', 'button', 'Search'));
  await shopper.sees(inPage('heading', 'Results for 2 items'));
});

test('the slide-out closes from each level, leads back, and to a category', async ({ shopper }) => {
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
