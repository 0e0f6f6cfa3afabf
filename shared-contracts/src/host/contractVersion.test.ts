import { describe, expect, test } from 'vitest';
import contractPackage from '../../package.json' with { type: 'json' };
import { areCompatible, contractVersion } from './contractVersion.ts';

describe('contractVersion', () => {
  test('is the package’s own', () => {
    expect(contractVersion).toBe(contractPackage.version);
  });
});

describe('areCompatible', () => {
  test.each([
    ['1.2.3', '1.9.0', true],
    ['1.9.0', '2.0.0', false],
    ['0.1.0', '0.1.7', true],
    ['0.1.0', '0.2.0', false],
  ])('%s and %s: %s', (one, other, compatible) => {
    expect(areCompatible(one, other)).toBe(compatible);
  });
});
