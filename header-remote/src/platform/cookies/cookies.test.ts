// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { browserCookies } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

/** Records the cookies that are written. jsdom does not store secure cookies: its page is not https. */
function watchWrites(): string[] {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  return written;
}

const refuse = () => {
  throw new DOMException('The document is sandboxed', 'SecurityError');
};

test('a cookie is written for the whole site, https only, and not for requests of other sites', () => {
  const written = watchWrites();

  browserCookies.write('grocerLastValues', '12', 1800);

  expect(written).toEqual(['grocerLastValues=12; path=/; secure; sameSite=Lax; max-age=1800']);
});

test('properties that a page has added to Object.prototype are not written into cookies', () => {
  const written = watchWrites();
  Object.assign(Object.prototype, { x: 1, domain: 'evil.example' });

  browserCookies.write('grocerLastValues', '12');
  browserCookies.remove('grocerLastValues');

  Reflect.deleteProperty(Object.prototype, 'x');
  Reflect.deleteProperty(Object.prototype, 'domain');
  expect(written).toEqual([
    'grocerLastValues=12; path=/; secure; sameSite=Lax',
    expect.stringMatching(/^grocerLastValues=; path=\/; secure; sameSite=Lax; expires=[^;]+$/),
  ]);
});

test('a page without access to cookies has none, and none is written', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);

  browserCookies.write('grocerLastValues', '12');
  browserCookies.remove('grocerLastValues');

  expect(browserCookies.read('grocerLastValues')).toBeUndefined();
});

test('an image named "cookie", which takes the place of the text, is no cookie', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(document.createElement('img') as never);

  expect(browserCookies.read('customerId')).toBeUndefined();
});
