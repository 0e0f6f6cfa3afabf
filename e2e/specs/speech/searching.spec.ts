import { heard, type Setting } from '../../tools/speech/test.ts';

heard('Searching with suggestions', {}, ['to Search groceries, "sour", Down, Down, Up, Escape, Escape'], {
  isShort: true,
});
heard('Searching without suggestions', {}, ['to Search groceries, "qqqq", Escape'], { inFirefox: true });

const suggestionsOnAPhone = 'to Open search, Return, "sour", Down, Escape, Escape, Escape';
heard('Searching on a phone', { width: 390 }, [suggestionsOnAPhone]);

const searched: Setting = {
  scenario: 'signed-in',
  async before({ page, header, waitForSilence }) {
    for (const term of ['bread', 'oat milk']) {
      await header.open();
      await waitForSilence();
      await header.searchBox.fill(term);
      await header.searchBox.press('Enter');
      await page.getByRole('heading', { name: `Results for “${term}”` }).waitFor();
      await waitForSilence();
    }
    await header.open();
    await header.pageLoaded();
    await waitForSilence();
    // Loads the list's code first: otherwise the list may open before or after Orca has read the search box.
    await header.searchBox.focus();
    await header.recentSearches.waitFor();
    await waitForSilence();
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
  },
};
heard('Recent searches', searched, ['to Search groceries, Down, Down, Delete, Escape']);

heard('Multi-search, from opening to the result', {}, [
  'to Multi-search, Return, "milk", Return, "eggs", Tab, Tab, Return',
]);
heard('Multi-search, left with Escape', {}, ['to Multi-search, Return, Escape'], { inFirefox: true });
