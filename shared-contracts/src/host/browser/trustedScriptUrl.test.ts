// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { isTrusted, trustChannel, trustedScriptUrl } from './trustedScriptUrl.ts';

describe('trustedScriptUrl', () => {
  test('allows the files in the folder of the configured channel', () => {
    trustChannel('https://cdn.example/header/stable/');

    const entry = 'https://cdn.example/header/1.0.0/remoteEntry.js';
    expect(trustedScriptUrl(entry)).toBe(entry);
  });

  test.each([
    'https://evil.example/header/1.0.0/remoteEntry.js',
    'https://cdn.example/evil.js',
    'https://cdn.example/header-of-others/1.0.0/remoteEntry.js',
    'https://cdn.example/header/../evil.js',
    'http://cdn.example/header/1.0.0/remoteEntry.js',
    '/header/1.0.0/remoteEntry.js',
    'data:text/javascript,alert(1)',
  ])('refuses %s with the address and the folder', (address) => {
    trustChannel('https://cdn.example/header/stable/release.json');

    expect(isTrusted(address)).toBe(false);
    expect(() => trustedScriptUrl(address)).toThrow(
      `grocer-mf: refused to load ${address}; this page loads the header from https://cdn.example/header/`,
    );
  });
});
