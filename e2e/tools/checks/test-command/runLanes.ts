import type { Outcome, Step } from './runStep.ts';

/**
 * Runs steps, at most `lanes` at the same time: each lane takes the first step whose `after` have ended.
 * @returns the outcomes in the order of the steps
 */
export async function runLanes(
  steps: readonly Step[],
  lanes: number,
  run: (step: Step) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const ended = new Map<Step, Outcome[]>();
  const isReady = ({ after = [] }: Step) =>
    steps.every((step) => !after.includes(step.name) || ended.has(step));

  while (ended.size < steps.length) {
    const next = running.size < lanes ? [...waiting].find(isReady) : undefined;
    if (next) {
      waiting.delete(next);
      const end = (outcomes: Outcome[]) => {
        ended.set(next, outcomes);
        running.delete(next);
      };
      running.set(next, run(next).then(end));
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`No step can run before: ${[...waiting].map(({ name }) => name).join(', ')}`);
  }
  return steps.flatMap((step) => ended.get(step) ?? []);
}
