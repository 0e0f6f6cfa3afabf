import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from './readCookie.ts';

afterEach(() => vi.unstubAllGlobals());

describe('readCookie', () => {
  const cookies = 'otherId=1; customerId=100001; note=a=b; empty=';

  it('a cookie is read by its whole name', () => {
    expect(readCookie('customerId', cookies)).toBe('100001');
    expect(readCookie('note', cookies)).toBe('a=b');
  });

  it.each(['Id', 'empty', 'missing'])('there is no value for the cookie name %s', (name) => {
    expect(readCookie(name, cookies)).toBeUndefined();
  });

  it('there are no cookies on a sandboxed page, or where an element has taken their name', () => {
    vi.stubGlobal('document', {
      get cookie() {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    });
    expect(readCookie('customerId')).toBeUndefined();

    vi.stubGlobal('document', { cookie: { tagName: 'IMG' } });
    expect(readCookie('customerId')).toBeUndefined();
  });
});
