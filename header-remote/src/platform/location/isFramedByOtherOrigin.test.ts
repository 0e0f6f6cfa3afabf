import { describe, expect, test } from 'vitest';
import { isFramedByOtherOrigin } from './isFramedByOtherOrigin.ts';

/** Windows of the given origins, each in a frame of the one before. The last one is the page. */
function aPageIn(...origins: (string | 'unreadable')[]): Window {
  let parent: Window | undefined;
  for (const origin of origins) {
    const page = {
      get location() {
        if (origin === 'unreadable') throw new DOMException('Blocked a frame', 'SecurityError');
        return { origin };
      },
    } as Window;
    Object.assign(page, { parent: parent ?? page });
    parent = page;
  }
  return parent as Window;
}

const shop = 'https://shop.example';

describe('isFramedByOtherOrigin', () => {
  test('a page of its own is not framed', () => {
    expect(isFramedByOtherOrigin(aPageIn(shop))).toBe(false);
  });

  test('a frame in a page of the same origin is not framed by another', () => {
    expect(isFramedByOtherOrigin(aPageIn(shop, shop))).toBe(false);
  });

  test('a frame in a page of another origin is', () => {
    expect(isFramedByOtherOrigin(aPageIn('unreadable', shop))).toBe(true);
  });

  test('a frame in a frame of another origin is, although the outermost page is of the same origin', () => {
    expect(isFramedByOtherOrigin(aPageIn(shop, 'unreadable', shop))).toBe(true);
  });

  test('a readable page of another origin counts too, as with document.domain', () => {
    expect(isFramedByOtherOrigin(aPageIn('https://other.example', shop))).toBe(true);
  });
});
