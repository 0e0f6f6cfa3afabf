import type { Outcome } from './runStep.ts';

interface JourneyReport {
  suites: readonly Suite[];
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { tests: readonly Journey[] }[];
}

interface Journey {
  /** Each engine is one of Playwright's projects. */
  projectName: string;
  /** `flaky`: passed at the second try. */
  status: 'expected' | 'flaky' | 'unexpected' | 'skipped';
  results: readonly { startTime: string; duration: number }[];
}

/** The outcome of each engine, from the report of Playwright. An engine without any journey has failed. */
export function engineOutcomes(report: unknown, engines: readonly string[]): Outcome[] {
  const journeys = journeysOf((report as JourneyReport).suites);
  return engines.map((engine) =>
    outcome(
      engine,
      journeys.filter(({ projectName }) => projectName === engine),
    ),
  );
}

const journeysOf = (suites: readonly Suite[]): Journey[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...journeysOf(inner),
    ...specs.flatMap(({ tests }) => tests),
  ]);

function outcome(name: string, journeys: Journey[]): Outcome {
  const count = (wanted: Journey['status']) => journeys.filter(({ status }) => status === wanted).length;
  const failed = journeys.length > 0 ? count('unexpected') : 1;
  const atSecondTry = count('flaky');
  return {
    name,
    counts: { passed: count('expected') + atSecondTry, atSecondTry, failed, skipped: count('skipped') },
    ms: elapsed(journeys),
  };
}

/** From the start of the first try to the end of the last one. Engines overlap where one still runs as the next begins. */
function elapsed(journeys: Journey[]): number {
  const tries = journeys.flatMap(({ results }) => results);
  if (tries.length === 0) return 0;
  const starts = tries.map(({ startTime }) => Date.parse(startTime));
  const ends = tries.map(({ duration }, index) => (starts[index] ?? 0) + duration);
  return Math.max(...ends) - Math.min(...starts);
}
