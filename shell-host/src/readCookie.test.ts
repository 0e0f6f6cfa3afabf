import { describe, expect, it } from 'vitest';
import { readCookie } from './readCookie.ts';

describe('readCookie', () => {
  const cookies = 'otherId=1; customerId=100001; note=a=b; empty=';

  it('a cookie is read by its whole name', () => {
    expect(readCookie('customerId', cookies)).toBe('100001');
    expect(readCookie('note', cookies)).toBe('a=b');
  });

  it.each(['Id', 'empty', 'missing'])('there is no value for the cookie name %s', (name) => {
    expect(readCookie(name, cookies)).toBeUndefined();
  });
});
