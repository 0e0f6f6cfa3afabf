// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLiveRegion, type LiveRegion } from './createLiveRegion.ts';

let region: LiveRegion;

beforeEach(() => {
  region = createLiveRegion();
});
afterEach(() => region.remove());

const texts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('the same text is announced again in the other live region', () => {
  expect(texts(), 'before the first text').toEqual(['', '']);
  region.announce('Milk added.');
  expect(texts()).toEqual(['Milk added.', '']);

  region.announce('Milk added.');

  expect(texts()).toEqual(['', 'Milk added.']);
});

test.each([
  ['Chrome/156.0', 'itself, and the live regions stay empty', [['Milk added.']], ['', '']],
  [
    'Firefox/153.0',
    'in a live region, because a screen reader does not say it otherwise',
    [],
    ['Milk added.', ''],
  ],
])('a browser with ariaNotify, %s, announces a text %s', (userAgent, _, notified, shown) => {
  const ariaNotify = vi.fn();
  document.ariaNotify = ariaNotify;
  const browser = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  onTestFinished(() => {
    delete document.ariaNotify;
    browser.mockRestore();
  });

  region.announce('Milk added.');

  expect(ariaNotify.mock.calls).toEqual(notified);
  expect(texts()).toEqual(shown);
});
