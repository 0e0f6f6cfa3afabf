import { spawn } from 'node:child_process';
import path from 'node:path';
import { engineOutcomes } from './engineOutcomes.ts';

export interface Step {
  name: string;
  args: string[];
  /** Steps that must have ended before. */
  after?: readonly string[];
  /** The workspace to run in. Its programs are found as well as the root's. */
  workspace?: string;
  /** The test runner that writes a report. A step without one counts as one test. */
  report?: 'vitest' | 'playwright';
  /** Playwright: the engines of its report. Each has an outcome of its own. */
  engines?: readonly string[];
  /** A step that cannot run is left out: the one that would have made it possible has failed. */
  isPossible?: () => boolean;
  env?: Record<string, string>;
  /** Prints the output as it arrives, instead of only after a failure. */
  live?: boolean;
}

export interface Counts {
  passed: number;
  /** Passed tests that failed at the first try: journeys are retried, because a browser is slow on a busy machine. */
  atSecondTry?: number;
  failed: number;
  skipped: number;
}

export interface Outcome {
  name: string;
  counts: Counts;
  ms: number;
}

interface StepContext {
  root: string;
  readReport: (name: string) => Promise<unknown>;
  /** Environment variables of every step; those of the step itself take precedence. */
  env: Record<string, string>;
}

/** Interval in which a running step prints its elapsed time. */
const heartbeatMs = 15_000;

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export async function runStep(step: Step, { root, readReport, env }: StepContext): Promise<Outcome[]> {
  const startedAt = Date.now();
  process.stdout.write(`${step.name} ...\n`);
  const elapsed = () => Date.now() - startedAt;
  const heartbeat = setInterval(
    () => process.stdout.write(`${step.name} ... ${inSeconds(elapsed())}\n`),
    heartbeatMs,
  );
  const { code, output } = await run({ ...step, env: { ...env, ...step.env } }, root);
  clearInterval(heartbeat);
  const ms = elapsed();
  const outcomes = await outcomesOf(step, code, ms, readReport);
  const hasFailed = outcomes.some(({ counts }) => counts.failed > 0);
  // The output of a live step has been printed already, except for how it ended.
  if (hasFailed) process.stdout.write(output);
  process.stdout.write(`${step.name} ${hasFailed ? 'FAILED' : 'ok'} in ${inSeconds(ms)}\n`);
  return outcomes;
}

async function outcomesOf(
  { name, report, engines }: Step,
  code: number,
  ms: number,
  readReport: StepContext['readReport'],
): Promise<Outcome[]> {
  const failure = { name, counts: { passed: 0, failed: 1, skipped: 0 }, ms };
  const success = { name, counts: { passed: 1, failed: 0, skipped: 0 }, ms };
  if (!report) return [code === 0 ? success : failure];
  try {
    const contents = await readReport(name);
    const outcomes = engines
      ? engineOutcomes(contents, engines)
      : [{ name, counts: countsOfVitest(contents), ms }];
    // A runner that fails outside its tests (a crash, an unhandled error) counts as one failed test.
    const isTold = code === 0 || outcomes.some(({ counts }) => counts.failed > 0);
    return isTold ? outcomes : [...outcomes, failure];
  } catch {
    return [failure];
  }
}

function countsOfVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

function run(
  { args: [program = '', ...args], workspace = '.', env, live }: Step,
  root: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const cwd = path.join(root, workspace);
    const programs = [cwd, root].map((folder) => path.join(folder, 'node_modules/.bin')).join(path.delimiter);
    const child = spawn(program, args, {
      cwd,
      env: {
        ...process.env,
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
        FORCE_COLOR: '0',
        ...env,
      },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output }),
    );
  });
}
