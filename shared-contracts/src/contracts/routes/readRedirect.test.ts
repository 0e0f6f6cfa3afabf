import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRedirect } from './fallbackPaths.ts';
import { createRoutes } from './routes.ts';

const origin = 'https://www.grocer.example';
const read = (redirect: string) => readRedirect(`?redirect=${encodeURIComponent(redirect)}`, origin);

describe('readRedirect', () => {
  it.each([
    '/',
    '/ecom/lists',
    '/ecom/shop/search?searchTerm=a%20b&c=%5C',
    '/ecom/x?next=//y',
    '/ecom/x?a=\\',
  ])('accepts %s', (path) => {
    expect(read(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/a\\..\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'https://www.grocer.example/ecom',
    'javascript:alert(1)',
    'ecom/lists',
    '',
  ])('rejects %j', (path) => {
    expect(read(path)).toBeNull();
  });

  it('returns null without a redirect', () => {
    expect(readRedirect('', origin)).toBeNull();
    expect(readRedirect('?other=1', origin)).toBeNull();
  });

  it('reads back the path of a login link', () => {
    const path = '/ecom/shop/search?searchTerm=a+b&c=d';

    expect(readRedirect(new URL(createRoutes().login(path), origin).search, origin)).toBe(path);
  });

  it('never returns an address of another site', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '../..',
      '\t',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const redirect = read(parts.join(''));
        if (redirect !== null) expect(new URL(redirect, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
