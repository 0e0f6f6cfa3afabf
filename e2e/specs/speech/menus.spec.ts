import { heard, type World } from '../../tools/speech/test.ts';

heard('Groceries to the third level and back', {}, [
  'to Groceries, Return, Tab, Tab, Return, Tab, Tab, Return, Tab, Escape',
]);
heard('The Christmas menu', { scenario: 'seasonal' }, ['to Christmas, Return, Tab, Tab, Escape'], {
  inFirefox: true,
});
heard('My account', { scenario: 'pass-active' }, ['to My account, Return, Tab, Tab, Tab, Escape']);
heard('The slide-out on a phone', { width: 390, scenario: 'signed-in' }, [
  'to Menu, Return, Tab, Tab',
  'Return, Tab, shift+Tab, Return, Escape',
]);
heard(
  'The details of a booked slot',
  { scenario: 'slot-booked' },
  ['to Slot details…, Return, Tab, Escape'],
  { inFirefox: true },
);

const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
heard(
  'The app banner on a phone',
  { width: 390, userAgent, before: ({ page }) => page.getByRole('region', { name: 'Grocer app' }).waitFor() },
  ['to Open the Grocer app, Tab, Return, Tab'],
);

heard('A sign-out in another tab', { scenario: 'slot-booked' }, [
  'to My account',
  ['the other tab signs out', signOutElsewhere],
  'Tab',
]);

/** Opens the tab in the background, because its window would otherwise take the keyboard. */
async function signOutElsewhere({ page, header }: World): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const url = new URL('/ecom/log-out', page.url()).href;
  await browser.send('Target.createTarget', { url, background: true });
  await header.link('Sign in').waitFor();
}
