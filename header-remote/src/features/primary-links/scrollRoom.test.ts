import { describe, expect, test } from 'vitest';
import { scrollRoom } from './scrollRoom.ts';

const strip = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1000, clientWidth: 600 });

describe('scrollRoom', () => {
  test('at the start there is more to the right', () => {
    expect(scrollRoom(strip(0), false)).toEqual({ left: false, right: true });
  });

  test('in between there is more on either side', () => {
    expect(scrollRoom(strip(200), false)).toEqual({ left: true, right: true });
  });

  test('a pixel at an end is no room', () => {
    expect(scrollRoom(strip(1), false).left).toBe(false);
    expect(scrollRoom(strip(399), false).right).toBe(false);
    expect(scrollRoom(strip(398.9), false).right).toBe(true);
  });

  test('what fits has no room on either side', () => {
    expect(scrollRoom({ scrollLeft: 0, scrollWidth: 600, clientWidth: 600 }, false)).toEqual({
      left: false,
      right: false,
    });
  });

  test('from right to left it begins at the right', () => {
    expect(scrollRoom(strip(0), true)).toEqual({ left: true, right: false });
    expect(scrollRoom(strip(-400), true)).toEqual({ left: false, right: true });
  });
});
