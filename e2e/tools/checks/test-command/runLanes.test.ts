import { describe, expect, it } from 'vitest';
import { runLanes } from './runLanes.ts';
import type { Outcome, Step } from './runStep.ts';

const step = (name: string, ...after: string[]): Step => ({ name, args: [], after });

const outcome = (name: string): Outcome => ({ name, counts: { passed: 1, failed: 0, skipped: 0 }, ms: 0 });

/** Steps that take as long as given. Remembers which ran at the same time. */
function runner(durations: Record<string, number>) {
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
    await runLanes([step('stories'), step('lint'), step('types'), step('unit')], 2, run);

    expect(started).toEqual(['stories', 'lint', 'types', 'unit']);
    expect(most()).toBe(2);
  });

  it('wait for the steps that they need, while others run', async () => {
    const { run, started } = runner({ build: 5 });
    await runLanes([step('build'), step('bytes', 'build'), step('lint'), step('types')], 2, run);

    expect(started.indexOf('bytes')).toBeGreaterThan(started.indexOf('lint'));
    expect(started).toHaveLength(4);
  });

  it('do not wait for a step that is not part of the run', async () => {
    const { run, started } = runner({});
    await runLanes([step('bytes', 'build')], 2, run);

    expect(started).toEqual(['bytes']);
  });

  it('have their outcomes in the order of the steps', async () => {
    const { run } = runner({ stories: 5 });
    const outcomes = await runLanes([step('stories'), step('lint')], 2, run);

    expect(outcomes.map(({ name }) => name)).toEqual(['stories', 'lint']);
  });

  it('fail if they wait for each other', async () => {
    const { run } = runner({});

    await expect(runLanes([step('one', 'other'), step('other', 'one')], 2, run)).rejects.toThrow(
      'No step can run before: one, other',
    );
  });
});
