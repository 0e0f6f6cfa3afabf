import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import criteria from './criteria.json';

const root = path.join(import.meta.dirname, '../../../..');
const count = (level: string) => criteria.filter((criterion) => criterion.level === level).length;

describe('the accessibility statement', () => {
  test('has every criterion of WCAG 2.2 of the levels A and AA once', () => {
    expect([count('A'), count('AA')]).toEqual([31, 24]);
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  });

  test('names tests that exist', () => {
    const missing = criteria
      .flatMap(({ tests }) => tests)
      .filter((file) => !existsSync(path.join(root, file)));
    expect(missing).toEqual([]);
  });

  test('names a test, or says that there is none, wherever it says that a criterion is held', () => {
    for (const { number, result, tests, how } of criteria)
      if (result === 'held')
        expect([number, tests.length > 0 || how.includes('No test')]).toEqual([number, true]);
  });
});
