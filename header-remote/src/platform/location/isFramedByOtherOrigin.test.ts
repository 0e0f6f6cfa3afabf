import { expect, test } from 'vitest';
import { isFramedByOtherOrigin } from './isFramedByOtherOrigin.ts';

/** Nested frames with these origins (or `unreadable`), outermost first. Returns the innermost window. */
function aPageIn(...origins: string[]): Window {
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

test.each([
  ['a page of its own', [shop], false],
  ['a frame in a page of the same origin', [shop, shop], false],
  ['a frame in a page of another origin', ['unreadable', shop], true],
  ['a frame in such a frame, although the top page is of the same origin', [shop, 'unreadable', shop], true],
  ['a frame in a readable page elsewhere, as with document.domain', ['https://other.example', shop], true],
])('%s: %j is framed by another origin: %s', (_, origins, isFramed) => {
  expect(isFramedByOtherOrigin(aPageIn(...origins))).toBe(isFramed);
});
