import { describe, expect, test } from 'vitest';
import { measureOverflow } from './measureOverflow.ts';

const strip = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1000, clientWidth: 600 });

describe('measureOverflow', () => {
  test('at the start there is more to the right', () => {
    expect(measureOverflow(strip(0), false)).toEqual({ left: false, right: true });
  });

  test('in between there is more on either side', () => {
    expect(measureOverflow(strip(200), false)).toEqual({ left: true, right: true });
  });

  test('one pixel at an end does not count as more to scroll to', () => {
    expect(measureOverflow(strip(1), false).left).toBe(false);
    expect(measureOverflow(strip(399), false).right).toBe(false);
    expect(measureOverflow(strip(398.9), false).right).toBe(true);
  });

  test('links that fit do not scroll to either side', () => {
    expect(measureOverflow({ scrollLeft: 0, scrollWidth: 600, clientWidth: 600 }, false)).toEqual({
      left: false,
      right: false,
    });
  });

  test('from right to left the strip begins at its right end', () => {
    expect(measureOverflow(strip(0), true)).toEqual({ left: true, right: false });
    expect(measureOverflow(strip(-400), true)).toEqual({ left: false, right: true });
  });
});
