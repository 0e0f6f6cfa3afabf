import { expect, it } from 'vitest';
import { engineOutcomes } from './engineOutcomes.ts';

const at = (second: number, duration: number) => ({
  startTime: new Date(second * 1000).toISOString(),
  duration: duration * 1000,
});

const report = {
  suites: [
    {
      specs: [{ tests: [{ projectName: 'chromium', status: 'expected', results: [at(10, 2)] }] }],
      suites: [
        {
          specs: [
            { tests: [{ projectName: 'chromium', status: 'flaky', results: [at(11, 4), at(15, 3)] }] },
            { tests: [{ projectName: 'webkit', status: 'unexpected', results: [at(14, 1)] }] },
            { tests: [{ projectName: 'webkit', status: 'skipped', results: [] }] },
          ],
        },
      ],
    },
  ],
};

it('counts the journeys of each engine, also those of inner suites', () => {
  expect(engineOutcomes(report, ['chromium', 'webkit']).map(({ name, counts }) => [name, counts])).toEqual([
    ['chromium', { passed: 2, atSecondTry: 1, failed: 0, skipped: 0 }],
    ['webkit', { passed: 0, atSecondTry: 0, failed: 1, skipped: 1 }],
  ]);
});

it('measures an engine from its first journey to its last', () => {
  expect(engineOutcomes(report, ['chromium', 'webkit']).map(({ ms }) => ms)).toEqual([8000, 1000]);
});

it('has an engine fail that has run no journey', () => {
  expect(engineOutcomes(report, ['firefox'])).toEqual([
    { name: 'firefox', counts: { passed: 0, atSecondTry: 0, failed: 1, skipped: 0 }, ms: 0 },
  ]);
});
