import { expect, test } from 'vitest';
import { isAppOffered } from './isAppOffered.ts';

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome on Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  ['Chrome on iOS', `${ios} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on iOS', `${ios} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on iOS', `${ios} Version/18.5 EdgiOS/141.0.0.0 Mobile/15E148 Safari/605.1.15`],
  ['Opera on iOS', `${ios} OPiOS/16.0.15 Mobile/15E148 Safari/9537.53`],
  ['the web view of another app on iOS', `${ios} Mobile/15E148 Instagram 380.0.0.0`],
])('the banner is shown in %s', (_name, userAgent) => {
  expect(isAppOffered(userAgent, 'GrocerApp')).toBe(true);
});

test.each([
  ['Safari on iOS', `${ios} Version/18.5 Mobile/15E148 Safari/604.1`],
  [
    'Safari on an iPad with the user agent of a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
  ['the app itself on Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36 GrocerApp/7.2`],
  ['the app itself on iOS', `${ios} Mobile/15E148 GrocerApp/7.2`],
])('the banner is not shown in %s', (_name, userAgent) => {
  expect(isAppOffered(userAgent, 'GrocerApp')).toBe(false);
});
