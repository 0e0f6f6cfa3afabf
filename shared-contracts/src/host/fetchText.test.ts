import { describe, expect, test } from 'vitest';
import { assertSecureAddress } from './fetchText.ts';

describe('assertSecureAddress', () => {
  test.each([
    'https://header.example/stable/',
    'http://localhost:4001/stable/',
    'http://header.localhost/',
    'http://127.0.0.1:4001/',
    'http://[::1]:4001/',
  ])('accepts %s', (address) => {
    expect(() => assertSecureAddress(address)).not.toThrow();
  });

  test.each([
    'http://header.example/stable/',
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    'ftp://localhost/',
    'data:application/json,{}',
  ])('refuses %s', (address) => {
    expect(() => assertSecureAddress(address)).toThrow('is refused');
  });
});
