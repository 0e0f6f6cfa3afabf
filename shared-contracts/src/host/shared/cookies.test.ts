// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasTokenSession, visitorOf } from './cookies.ts';

// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
const setCookie = (cookie: string) => (document.cookie = cookie);

afterEach(() => {
  for (const cookie of document.cookie.split('; ')) setCookie(`${cookie.split('=')[0]}=; max-age=0`);
});

test.each([
  ['a=b; visitorId=GA1.2%2E5; c=d', 'GA1.2%2E5'],
  ['oldvisitorId=1', undefined],
  ['visitorId=', undefined],
])('the visitor in the cookies "%s" is %s', (cookies, visitor) => {
  expect(visitorOf(cookies)).toBe(visitor);
});

describe('hasTokenSession', () => {
  test.each([
    [[], false],
    [['X-Has-Token-Session=true'], true],
    [['branchId=753', 'X-Has-Token-Session=true', 'visitorId=v1'], true],
    [['X-Has-Token-Session=false'], false],
    [['X-Has-Token-Session=truest'], false],
    [['X-Has-Token-Session=TRUE'], false],
    [['Old-X-Has-Token-Session=true'], false],
  ])('for the cookies %j is %s', (cookies, expected) => {
    for (const cookie of cookies) setCookie(cookie);
    expect(hasTokenSession()).toBe(expected);
  });

  test('is false in a frame that may not read cookies', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });

    expect(hasTokenSession()).toBe(false);

    vi.restoreAllMocks();
  });
});
