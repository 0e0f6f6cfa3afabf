import { crashesOf, startTranslator } from '../../tools/engines/startTranslator.ts';
import {
  button,
  inDialog,
  inPage,
  link,
  searchBox,
  suggestions,
  type Target,
} from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

const recent: Target = { role: 'listbox', name: 'Recent searches' };
const option = (name: string | RegExp, within: Target): Target => ({ role: 'option', name, within });

test.describe('on a page that the browser translates', () => {
  test.afterEach(async ({ shopper }) => expect(await crashesOf(shopper)).toEqual([]));

  test('a guest searches and opens the menus', async ({ shopper, services }) => {
    await services.scenario('seasonal');
    await shopper.open();
    await startTranslator(shopper);
    await shopper.press(searchBox);
    await shopper.type('mil');
    await shopper.sees(option('mild cheddar', suggestions));
    await shopper.type('k');
    await shopper.seesNot(option('mild cheddar', suggestions));
    await shopper.sees(option(/milk/, suggestions));
    await shopper.type('shak');
    await shopper.key('Backspace');
    await shopper.key('Enter');
    await shopper.isAt(/searchTerm=milksha$/);
    await shopper.ready();
    await startTranslator(shopper);
    await shopper.press(button('Clear search'));
    await shopper.sees(option('milksha', recent));
    await shopper.type('bread');
    await shopper.sees(option(/bread/, suggestions));
    await shopper.key('Escape');

    // A focused search field covers the multi-search button.
    await shopper.key('Tab');
    await shopper.press(button('Multi-search'));
    await shopper.type('milk');
    await shopper.press(inDialog('Multi-search', 'button', 'Clear list'));
    await shopper.sees(inDialog('Multi-search', 'textbox', 'Your list'), { value: '' });
    await shopper.key('Escape');

    await shopper.press(button('Groceries'));
    for (const name of ['Fresh & chilled', 'Fruit']) await shopper.press(button(name));
    await shopper.sees(link('Bananas'));
    await shopper.press(button('Bakery'));
    await shopper.seesNot(link('Bananas'));
    await shopper.key('Escape');
    await shopper.press(button('Christmas'));
    await shopper.sees(link('Mince pies'));
  });

  test('a customer books, shops and signs out', async ({ shopper, services }) => {
    await services.scenario('slot-booked');
    await shopper.open();
    await startTranslator(shopper);
    await shopper.press(button(/^Slot details.*9am to 10am$/));
    await shopper.sees(link('Change slot'));
    await shopper.key('Escape');
    await shopper.sees(link(/^Trolley, 12 items/));
    await shopper.sees(inPage('status', / in trolley$/));
    await shopper.press(inPage('button', /^Add /));
    await shopper.sees(link(/^Trolley, 13 items/));

    await shopper.resize(480);
    await shopper.press(button('Menu'));
    for (const name of ['Groceries', 'Fresh & chilled', 'Fruit'])
      await shopper.press(inDialog('Menu', 'button', name));
    await shopper.sees(inDialog('Menu', 'link', 'Bananas'));
    await shopper.press(inDialog('Menu', 'button', 'Back'));
    await shopper.sees(inDialog('Menu', 'button', 'Fruit'));
    await shopper.press(inDialog('Menu', 'button', 'Close menu'));
    await shopper.seesNot(inDialog('Menu', 'button', 'Close menu'));

    await shopper.resize(1280);
    await shopper.press(button('My account'));
    await shopper.press(link('Sign out'));
    await shopper.sees(link('Sign in'));
    await shopper.sees(link('Trolley, 0 items, total £0.00'));
    await shopper.sees(link('Book a slot'));
  });
});
