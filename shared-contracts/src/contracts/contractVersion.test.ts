import { describe, expect, test } from 'vitest';
import contractPackage from '../../package.json' with { type: 'json' };
import { areCompatible, contractLineOf, contractVersion, satisfiesContract } from './contractVersion.ts';

describe('contractVersion', () => {
  test('is the version in package.json', () => {
    expect(contractVersion).toBe(contractPackage.version);
  });
});

describe('contractLineOf', () => {
  test.each([
    ['0.1.0', '0.1'],
    ['0.12.3', '0.12'],
    ['1.9.0', '1'],
    ['2.0.0-next.1', '2'],
  ])('is for %s the line %s', (version, line) => {
    expect(contractLineOf(version)).toBe(line);
  });
});

describe('areCompatible', () => {
  test.each([
    ['1.2.3', '1.9.0', true],
    ['1.9.0', '2.0.0', false],
    ['0.1.0', '0.1.7', true],
    ['0.1.0', '0.2.0', false],
  ])('for %s and %s returns %s', (first, second, compatible) => {
    expect(areCompatible(first, second)).toBe(compatible);
  });
});

describe('satisfiesContract', () => {
  test.each([
    ['0.1.0', '0.1.0', true],
    ['0.1.12', '0.1.9', true],
    ['0.1.8', '0.1.9', false],
    ['0.2.0', '0.1.0', false],
    ['1.10.0', '1.9.3', true],
    ['1.8.9', '1.9.3', false],
    ['2.0.0', '1.9.3', false],
    ['0.1.1-next.0', '0.1.0', false],
  ])('for %s in place of %s returns %s', (version, wanted, satisfies) => {
    expect(satisfiesContract(version, wanted)).toBe(satisfies);
  });
});
