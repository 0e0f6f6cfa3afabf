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

test('a browser that can announce a text itself does, and the live regions stay empty', () => {
  document.ariaNotify = vi.fn();
  onTestFinished(() => {
    delete document.ariaNotify;
  });

  region.announce('Milk added.');

  expect(document.ariaNotify).toHaveBeenCalledExactlyOnceWith('Milk added.');
  expect(texts()).toEqual(['', '']);
});
