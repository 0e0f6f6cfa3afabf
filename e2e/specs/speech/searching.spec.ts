import { heard, type Setting } from '../../tools/speech/test.ts';

heard(
  'Searching with suggestions',
  {},
  ['to Search groceries', '"sour"', 'Down', 'Down', 'Up', 'Escape', 'Escape'],
  { isShort: true },
);

heard('Searching without suggestions', {}, ['to Search groceries', '"qqqq"', 'Escape']);

const searched = {
  scenario: 'signed-in',
  before: async ({ page, header }) => {
    for (const term of ['bread', 'oat milk']) {
      await page.goto(`/ecom/shop/search?searchTerm=${term}`);
      await header.ready();
      await header.searchBox.press('Enter');
      await header.pageLoaded();
    }
    await header.open();
    await header.pageLoaded();
  },
} satisfies Setting;

heard('Searching again: the list of recent searches', searched, [
  'to Search groceries',
  'Down',
  'Down',
  'Delete',
  'Escape',
]);

heard('Clearing all recent searches', searched, ['to Search groceries', 'Tab', 'Tab', 'Return']);

heard('Searching on a phone', { width: 390 }, [
  'to Open search',
  'Return',
  '"sour"',
  'Down',
  'Escape',
  'Escape',
  'Escape',
]);

heard('Multi-search, from opening to the result', {}, [
  'to Multi-search',
  'Return',
  '"milk"',
  'Return',
  '"eggs"',
  'Tab',
  'Tab',
  'Tab',
  'Return',
]);

heard('Multi-search, left with Escape', {}, ['to Multi-search', 'Return', 'Escape']);
