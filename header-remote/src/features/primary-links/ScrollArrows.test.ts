import { expect, test } from 'vitest';
import { measureOverflow } from './ScrollArrows.tsx';

const strip = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1000, clientWidth: 600 });

test.each([
  ['at the start there is more to the right', strip(0), false, { left: false, right: true }],
  ['in between there is more on either side', strip(200), false, { left: true, right: true }],
  ['one pixel at the start does not count as more', strip(1), false, { left: false, right: true }],
  ['one pixel at the end does not count as more', strip(399), false, { left: true, right: false }],
  ['more than one pixel counts', strip(398.9), false, { left: true, right: true }],
  ['links that fit do not scroll', { ...strip(0), scrollWidth: 600 }, false, { left: false, right: false }],
  ['from right to left the strip begins at its right end', strip(0), true, { left: true, right: false }],
  ['from right to left the strip ends at its left end', strip(-400), true, { left: false, right: true }],
])('%s', (_, measured, rightToLeft, overflow) => {
  expect(measureOverflow(measured, rightToLeft)).toEqual(overflow);
});
