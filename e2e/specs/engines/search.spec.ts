import { button, inPage, recentSearches, searchBox, suggestions } from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

test('a suggestion is chosen with the keyboard', { tag: '@full' }, async ({ shopper }) => {
  await shopper.open();
  await shopper.press(searchBox);
  await shopper.type('sour');
  await shopper.sees(suggestions);
  await shopper.key('ArrowDown');
  const { value } = await shopper.sees(searchBox);
  expect(value).toBe('sour');
  await shopper.key('Enter');
  await shopper.isAt(/^\/ecom\/shop\/search\?searchTerm=\w+/);
});

test('Tab leads from the box to the buttons of the recent searches, and Escape back', {
  tag: '@full',
}, async ({ shopper }) => {
  await shopper.open('/ecom/shop/search?searchTerm=bread');
  await shopper.press(searchBox);
  await shopper.key('Enter');
  await shopper.press(button('Clear search'));
  await shopper.sees(recentSearches);
  await shopper.key('Tab');
  await shopper.sees(button('Clear all'), { isFocused: true });
  await shopper.key('Escape');
  await shopper.seesNot(recentSearches);
  await shopper.sees(searchBox, { isFocused: true });
  await shopper.press(searchBox);
  await shopper.sees(recentSearches);
  for (let stop = 1; stop <= 3; stop += 1) await shopper.key('Tab');
  await shopper.sees(button('Multi-search'), { isFocused: true });
  await shopper.seesNot(recentSearches);
});

test('Escape closes the list, then empties the box', { tag: '@full' }, async ({ shopper }) => {
  await shopper.open();
  await shopper.press(searchBox);
  await shopper.type('sour');
  await shopper.sees(suggestions);
  await shopper.key('Escape');
  await shopper.seesNot(suggestions);
  await shopper.sees(searchBox, { value: 'sour' });
  await shopper.key('Escape');
  await shopper.sees(searchBox, { value: '' });
});

test('the search screen of a narrow window keeps its text, and searches', async ({ shopper }) => {
  const screen = { role: 'dialog', name: 'Search' };
  await shopper.resize(480);
  await shopper.open();
  await shopper.press(button('Open search'));
  await shopper.sees(searchBox, { isFocused: true });
  await shopper.sees(screen);
  await shopper.key('Escape');
  await shopper.seesNot(screen);
  await shopper.sees(button('Open search'), { isFocused: true });

  await shopper.press(button('Open search'));
  await shopper.sees(searchBox, { isFocused: true });
  await shopper.type('bread');
  await shopper.press(button('Cancel'));
  await shopper.seesNot(searchBox);
  await shopper.press(button('Open search'));
  await shopper.sees(searchBox, { value: 'bread', isFocused: true });
  await shopper.key('Enter');
  await shopper.sees(inPage('heading', 'Results for “bread”'));
  await shopper.seesNot(screen);
});
