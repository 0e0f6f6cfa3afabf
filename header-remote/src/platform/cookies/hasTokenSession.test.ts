// @vitest-environment jsdom
import cookies from 'js-cookie';
import { afterEach, describe, expect, test } from 'vitest';
import { hasTokenSession } from './hasTokenSession.ts';

afterEach(() => {
  for (const name of Object.keys(cookies.get())) cookies.remove(name);
});

describe('hasTokenSession', () => {
  test('is false where the shop has left no cookie', () => {
    expect(hasTokenSession()).toBe(false);
  });

  test.each([
    [{ 'X-Has-Token-Session': 'true' }, true],
    [{ branchId: '753', 'X-Has-Token-Session': 'true', visitorId: 'v1' }, true],
    [{ 'X-Has-Token-Session': 'false' }, false],
    [{ 'X-Has-Token-Session': 'truest' }, false],
    [{ 'X-Has-Token-Session': 'TRUE' }, false],
    [{ 'Old-X-Has-Token-Session': 'true' }, false],
  ])('is, for %j, %s', (left, expected) => {
    for (const [name, value] of Object.entries(left)) cookies.set(name, value);
    expect(hasTokenSession()).toBe(expected);
  });
});
