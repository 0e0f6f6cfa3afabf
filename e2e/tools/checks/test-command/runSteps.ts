import { spawn } from 'node:child_process';
import path from 'node:path';
import { alignColumns } from '../alignColumns.ts';
import { type ReportedTest, testsOf } from './reports.ts';

export interface Step {
  name: string;
  args: string[];
  /** Names of the steps that must end before this one starts. */
  after?: readonly string[];
  /** The workspace to run in. Its programs are found as well as the root's. */
  workspace?: string;
  /** Whether the step is a test runner that writes a report. Any other step counts as one test. */
  hasReport?: boolean;
  /** Playwright's projects in this step. Each gets a separate outcome. */
  engines?: readonly string[];
  /** A step that is not possible is left out. */
  isPossible?: () => boolean;
  env?: Record<string, string>;
  /**
   * Folders that decide the outcome, with the files at the root. On a developer's machine a step that has passed is not
   * run again while they are unchanged.
   */
  inputs?: readonly string[];
  /** Prints the output as it arrives, instead of only after a failure. */
  live?: boolean;
}

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  ms: number;
}

interface StepContext {
  root: string;
  readReport: (name: string) => Promise<unknown>;
  /** Environment variables of every step; those of the step itself take precedence. */
  env: Record<string, string>;
}

/**
 * Runs steps, at most `lanes` at the same time: each lane takes the first step whose `after` have ended.
 * @returns the outcomes in the order of the steps
 */
export async function runSteps(
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

/** Interval in which a running step prints its elapsed time. */
const heartbeatMs = 15_000;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export async function runStep(step: Step, { root, readReport, env }: StepContext): Promise<Outcome[]> {
  const print = (how: string) => process.stdout.write(`${step.name} ${how}\n`);
  if (!(step.isPossible?.() ?? true)) {
    print('was left out, because its programs are not installed');
    return [];
  }
  const startedAt = Date.now();
  print('...');
  const heartbeat = setInterval(() => print(`... ${seconds(Date.now() - startedAt)}`), heartbeatMs);
  const { code, output } = await runProgram({ ...step, env: { ...env, ...step.env } }, root);
  clearInterval(heartbeat);
  const ms = Date.now() - startedAt;
  const tests = step.hasReport ? testsOf(await readReport(step.name), step.name) : [];
  const outcomes = outcomesOf(step, { code, ms, tests });
  const hasFailed = outcomes.some(({ failed }) => failed > 0);
  // The output of a live step has been printed already, except for how it ended.
  if (hasFailed) process.stdout.write(output);
  print(`${hasFailed ? 'FAILED' : 'ok'} in ${seconds(ms)}`);
  return outcomes;
}

interface Ended {
  code: number;
  ms: number;
  tests: readonly ReportedTest[];
}

/** The outcomes of a step. A report without tests is a failure. If only the step fails, adds a failure. */
export function outcomesOf({ name, hasReport, engines }: Step, { code, ms, tests }: Ended): Outcome[] {
  const failure = { name, passed: 0, failed: 1, skipped: 0, ms };
  if (!hasReport) return [code === 0 ? { ...failure, passed: 1, failed: 0 } : failure];
  if (tests.length === 0) return [failure];
  const outcomes = engines
    ? engines.map((engine) => outcomeOfEngine(engine, tests))
    : [{ name, ...count(tests), ms }];
  const isTold = code === 0 || outcomes.some(({ failed }) => failed > 0);
  return isTold ? outcomes : [...outcomes, failure];
}

function count(tests: readonly ReportedTest[]) {
  const having = (wanted: ReportedTest['status']) => tests.filter(({ status }) => status === wanted).length;
  return { passed: having('passed'), failed: having('failed'), skipped: having('skipped') };
}

/**
 * The outcome of an engine; one without journeys has failed. Its time is from the start of its first journey to the end
 * of its last. Engines overlap, so the times do not add up to that of the step.
 */
function outcomeOfEngine(name: string, tests: readonly ReportedTest[]): Outcome {
  const journeys = tests.filter(({ engine }) => engine === name);
  if (journeys.length === 0) return { name, passed: 0, failed: 1, skipped: 0, ms: 0 };
  const times = journeys.flatMap(({ during }) => during).filter(Number.isFinite);
  return { name, ...count(journeys), ms: Math.max(...times) - Math.min(...times) };
}

function runProgram(
  { args: [program = '', ...args], workspace = '.', env, live }: Step,
  root: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const cwd = path.join(root, workspace);
    const programs = [cwd, root].map((folder) => path.join(folder, 'node_modules/.bin'));
    const PATH = [...programs, process.env.PATH].join(path.delimiter);
    const output = live ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', output, output],
    });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (written += data));
    child.on('error', (error) => resolve({ code: 1, output: `${written}${error.message}\n` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${written}ended by ${signal}\n` : written }),
    );
  });
}

/** A line for each step. */
export const outcomeTable = (outcomes: readonly Outcome[]): string =>
  alignColumns(
    outcomes.map(({ name, passed, failed, skipped, ms }) => [
      name,
      seconds(ms),
      `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ]),
  );
