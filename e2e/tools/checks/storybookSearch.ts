import type { Browser } from 'playwright';

/** What people type into the search of the sidebar, and the page or story that must be first. */
const firstResults = {
  'slot expired while amending': 'features-instant-checkout-order-error--timed-out',
  '058': 'features-instant-checkout-order-error--new-slot-gone',
  'slot expired': 'features-instant-checkout-order-error--timed-out',
  'order error 058': 'features-instant-checkout-order-error--new-slot-gone',
  'out of stock': 'for-designers-dark-mode-out-of-stock-none--docs',
  'slot error': 'situations-one-width--slot-error',
  'dark mode': 'for-designers-dark-mode-out-of-stock-none--docs',
  'trolley error': 'situations-one-width--trolley-error',
  'cut-off': 'situations-one-width--past-cut-off',
  '99+': 'situations-one-width--long-values',
  'support user': 'situations-one-width--support-user',
  'pass holder': 'situations-one-width--pass-holder',
  Christmas: 'situations-one-width--christmas',
  'long values': 'situations-one-width--long-values',
  'everything slow': 'situations-one-width--everything-slow',
  'everything failing': 'situations-one-width--everything-failing',
  'order errors by code': 'for-designers-order-errors-by-code--docs',
  'colour contrast': 'for-designers-colours-and-colour-contrast--docs',
  'trolley summary': 'features-trolley-summary--docs',
  'accessibility statement': 'for-designers-accessibility-statement--docs',
  'analytics events': 'for-designers-analytics-events--docs',
};

/** Types into the search of the built Storybook. Returns what it finds first in place of the expected page. */
export async function checkSearch(browser: Browser, site: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(site);
  const problems: string[] = [];
  for (const [typed, expected] of Object.entries(firstResults)) {
    await page.getByRole('combobox', { name: 'Search for components' }).fill(typed);
    const first = page.getByRole('option').first();
    const isExpected = page.locator(`[data-id="${expected}"]`).and(first);
    await isExpected.waitFor({ timeout: 5000 }).catch(async () => {
      problems.push(
        `The search for "${typed}" finds ${await first.getAttribute('data-id')} before ${expected}`,
      );
    });
  }
  await page.close();
  return problems;
}
