import { afterEach, describe, expect, test, vi } from 'vitest';
import { releaseAddress } from './release.ts';

afterEach(() => vi.unstubAllGlobals());

describe('releaseAddress', () => {
  test.each([
    'https://header.example/stable/',
    'https://header.example/stable',
    'https://header.example/stable/release.json',
  ])('finds the channel’s release at %s', (address) => {
    expect(releaseAddress(address)).toBe('https://header.example/stable/release.json');
  });

  test('finds a channel that stands at the root of its origin', () => {
    expect(releaseAddress('https://header.example')).toBe('https://header.example/release.json');
  });

  test('reads a relative address as the page would', () => {
    vi.stubGlobal('location', { href: 'https://shop.example/ecom/lists' });

    expect(releaseAddress('/header/stable')).toBe('https://shop.example/header/stable/release.json');
  });

  test('refuses a relative address on a server, where there is no page', () => {
    vi.stubGlobal('location', undefined);

    expect(() => releaseAddress('/header/stable')).toThrow(TypeError);
  });
});
