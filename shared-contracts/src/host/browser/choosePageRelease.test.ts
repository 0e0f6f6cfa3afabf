// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { aLoadedRelease } from '../testing/aRemote.ts';
import { choosePageRelease } from './choosePageRelease.ts';

const choose = (share: number) =>
  choosePageRelease({
    ...aLoadedRelease('1.0.0'),
    candidate: { ...aLoadedRelease('1.1.0'), share, salt: 'spring' },
  }).version;

test.each([
  ['1.0.0', 100],
  ['1.1.0', 0],
])('HTML of version %s gets its script, also if %i %% get the candidate', (version, share) => {
  document.body.innerHTML = `<div data-grocer-version="${version}"></div>`;

  expect(choose(share)).toBe(version);
});

test('without HTML and cookie a page gets one version, and some pages the candidate', () => {
  document.body.innerHTML = '';
  const start = vi.spyOn(performance, 'timeOrigin', 'get');

  const versions = [...Array(50).keys()].map((page) => start.mockReturnValue(1.8e12 + page) && choose(50));

  expect(new Set(versions)).toEqual(new Set(['1.0.0', '1.1.0']));
  expect(choose(50)).toBe(versions.at(-1));
  start.mockRestore();
});
