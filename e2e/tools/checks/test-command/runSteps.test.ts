import { describe, expect, it } from 'vitest';
import { testsOf } from './reports.ts';
import { type Outcome, outcomesOf, runSteps, type Step } from './runSteps.ts';

const step = (name: string, ...after: string[]): Step => ({ name, args: [], after });

const outcome = (name: string): Outcome => ({ name, passed: 1, failed: 0, skipped: 0, ms: 0 });

/** Runs steps that take the given durations, and records their order and how many ran at the same time. */
function runner(durations: Record<string, number> = {}) {
  const started: string[] = [];
  const running = new Set<string>();
  let most = 0;
  const run = async ({ name }: Step) => {
    started.push(name);
    running.add(name);
    most = Math.max(most, running.size);
    for (let tick = 0; tick < (durations[name] ?? 1) * 10; tick++) await Promise.resolve();
    running.delete(name);
    return [outcome(name)];
  };
  return { run, started, most: () => most };
}

describe('the steps of the test command', () => {
  it('run in two lanes, and a lane that is free takes the next step', async () => {
    const { run, started, most } = runner({ stories: 9, lint: 1, types: 1, unit: 3 });
    const steps = [step('stories'), step('lint'), step('types'), step('unit')];
    const outcomes = await runSteps(steps, 2, run);

    expect(started).toEqual(['stories', 'lint', 'types', 'unit']);
    expect(most()).toBe(2);
    expect(outcomes.map(({ name }) => name)).toEqual(started);
  });

  it('wait for the steps that they need, while others run', async () => {
    const { run, started } = runner({ build: 5 });
    await runSteps([step('build'), step('bytes', 'build'), step('lint'), step('types')], 2, run);

    expect(started.indexOf('bytes')).toBeGreaterThan(started.indexOf('lint'));
    expect(started).toHaveLength(4);
  });

  it('fail if they wait for each other', async () => {
    await expect(runSteps([step('one', 'other'), step('other', 'one')], 2, runner().run)).rejects.toThrow(
      'No step can run before: one, other',
    );
  });
});

describe('the outcomes of the engines', () => {
  const at = (second: number, duration: number) => ({
    startTime: new Date(second * 1000).toISOString(),
    duration: duration * 1000,
  });
  const test = (projectName: string, status: string, ...results: object[]) => ({
    tests: [{ projectName, status, results }],
  });
  const inner = {
    specs: [
      test('chromium', 'expected', at(11, 7)),
      test('webkit', 'unexpected', at(14, 1)),
      test('webkit', 'skipped'),
    ],
  };
  const tests = testsOf({ suites: [{ specs: [test('chromium', 'expected', at(10, 2))], suites: [inner] }] });
  const outcomesIn = (...engines: string[]) =>
    outcomesOf({ name: 'e2e', args: [], hasReport: true, engines }, { code: 0, ms: 1, tests });

  it('count the journeys of each, also those of inner suites, from the first to the last', () => {
    expect(outcomesIn('chromium', 'webkit')).toEqual([
      { name: 'chromium', passed: 2, failed: 0, skipped: 0, ms: 8000 },
      { name: 'webkit', passed: 0, failed: 1, skipped: 1, ms: 1000 },
    ]);
  });

  it('have an engine fail that has run no journey', () => {
    expect(outcomesIn('firefox')).toEqual([{ name: 'firefox', passed: 0, failed: 1, skipped: 0, ms: 0 }]);
  });
});

it('a test runner that crashed has failed, also if its tests have passed', () => {
  const unit = { name: 'unit', args: [], hasReport: true };
  const passed = { groups: [], title: '', status: 'passed', during: [0, 0], ms: 0, repeat: '' } as const;

  for (const tests of [[], [passed]])
    expect(outcomesOf(unit, { code: 1, ms: 0, tests })).toContainEqual({
      ...outcome('unit'),
      passed: 0,
      failed: 1,
    });
});
