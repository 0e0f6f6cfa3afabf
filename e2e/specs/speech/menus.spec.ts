import { heard } from '../../tools/speech/test.ts';

heard('Groceries to the third level and back', {}, [
  'to Groceries, Return, Tab, Tab, Return, Tab, Tab, Return, Tab, Escape',
]);
heard('The Christmas menu', { scenario: 'seasonal' }, ['to Christmas, Return, Tab, Tab']);
heard('My account', { scenario: 'pass-active' }, ['to My account, Return, Tab, Tab, Tab, Escape']);
heard('The slide-out on a phone', { width: 390, scenario: 'signed-in' }, [
  'to Menu, Return, Tab, Tab',
  'Return, Tab, Tab, shift+Tab, shift+Tab',
]);
heard('The details of a booked slot', { scenario: 'slot-booked' }, ['to Slot details…, Return, Tab, Escape']);

const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
heard(
  'The app banner on a phone',
  { width: 390, userAgent, before: ({ page }) => page.getByRole('region', { name: 'Grocer app' }).waitFor() },
  ['to Open, Tab, Return, Tab'],
);
