import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { readOptions } from '../../../header-remote/release/readOptions.ts';
import { command } from '../stack/command.ts';
import { ensureChromium, ensurePictureFonts } from '../stack/ensureBrowsers.ts';
import { root } from '../stack/processes.ts';
import { attackDifferences, documentedAttacks, testedAttacks } from './attacks.ts';
import { failedTests, type ReportedTest, slowestTests, testsOf } from './test-command/reports.ts';
import {
  type Outcome,
  outcomeTable,
  runStep,
  runSteps,
  type Step,
  seconds,
} from './test-command/runSteps.ts';
import { laneSteps, lastSteps, newSeed, quickSteps, reports } from './test-command/steps.ts';
import { hashOf, readUnchanged, savePassed } from './test-command/unchanged.ts';

/** The test command: runs everything that must pass before a change lands. Its last line counts all suites. */

/** In bytes. A container may have less than its machine. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
/**
 * Steps that run at the same time: one more than cores, because stories wait for timers of the header. At most 4, and
 * one for each 3 GB: stories and unit tests take 2 GB each, and Chromium crashes when memory runs out.
 */
const lanes = Math.max(1, Math.min(4, availableParallelism() + 1, Math.floor(memory / 3e9)));

/** Reads a test runner's report. Undefined if the runner did not run, or crashed. */
const readReport = (name: string): Promise<unknown> =>
  readFile(path.join(reports, `${name}.json`), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);

const usage = 'pnpm test [--quick | --full]';
const help = `Runs everything that must pass before a change lands.

  --quick  lint, types, unit tests, and the stories of what has changed: pnpm test:quick
  --full   whole matrices, new random tests, and checks that install packages: pnpm test:full`;

await command(async () => {
  const options = { quick: { type: 'boolean' }, full: { type: 'boolean' } } as const;
  const isQuick = readOptions(process.argv.slice(2), { usage, help, options }).values.quick;
  const startedAt = Date.now();
  await mkdir(reports, { recursive: true });
  await ensureChromium();
  ensurePictureFonts();
  const temporary = await mkdtemp(path.join(tmpdir(), 'grocer-test-'));
  const run = (step: Step) => runChanged(step, { TMPDIR: temporary });
  const steps = isQuick ? quickSteps() : laneSteps;
  const outcomes = await runSteps(steps, lanes, run);
  // Known only now: the step `engines` may have installed the browsers that these steps run in.
  const last = isQuick ? [] : lastSteps();
  outcomes.push(...(await runSteps(last, 1, run)));
  const names = [...steps, ...last].filter(({ hasReport }) => hasReport).map(({ name }) => name);
  const tests = (await Promise.all(names.map(async (name) => testsOf(await readReport(name), name)))).flat();
  outcomes.push(await attacks(tests, { isComplete: !isQuick }), await leftovers(temporary));
  await rm(temporary, { recursive: true, force: true });

  print(`\nslowest tests:\n${slowestTests(tests)}\n`);
  if (newSeed)
    print(
      `random tests: seed ${newSeed}; repeat with RANDOM_SEED=${newSeed} MODEL_RUNS=80 MATRICES=full npx -y pnpm@12 unit`,
    );
  print(`\n${outcomeTable(outcomes)}\n`);
  print(`${failedTests(tests)}${seconds(Date.now() - startedAt)} in all`);
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[of], 0);
  print(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
});

/** Runs a step, unless it has passed with the same files. In CI, which checks a change for landing, every step runs. */
async function runChanged(step: Step, env: Record<string, string>): Promise<Outcome[]> {
  const folder = path.join(root, '.cache/passed');
  const unchanged = process.env.CI ? undefined : await readUnchanged(step, folder);
  if (unchanged) {
    print(`${step.name} is unchanged since it passed`);
    return unchanged;
  }
  const hash = await hashOf(step);
  // Removes the saved reports and outcomes, so that a failing run leaves none of an earlier run.
  for (const kept of [reports, folder]) await rm(path.join(kept, `${step.name}.json`), { force: true });
  const outcomes = await runStep(step, { root, readReport, env });
  await savePassed(step, { hash, outcomes }, folder);
  return outcomes;
}

/**
 * Fails for each attack whose outcome in Trust.mdx differs from the tests. Compares nothing in a run without journeys,
 * which has only some of these tests.
 */
async function attacks(
  tests: readonly ReportedTest[],
  { isComplete }: { isComplete: boolean },
): Promise<Outcome> {
  const tested = testedAttacks(tests);
  const page = await readFile(path.join(root, 'storybook/docs/Trust.mdx'), 'utf8');
  const differences = isComplete ? attackDifferences(tested, documentedAttacks(page)) : [];
  for (const difference of differences) print(difference);
  return { name: 'attacks', passed: tested.size, failed: differences.length, skipped: 0, ms: 0 };
}

/** Fails if a step left temporary files behind. */
async function leftovers(temporary: string): Promise<Outcome> {
  const left = (await readdir(temporary)).filter((name) => name.startsWith('grocer-'));
  for (const name of left) print(`left behind: ${name}`);
  const failed = left.length > 0 ? 1 : 0;
  return { name: 'leftovers', passed: 1 - failed, failed, skipped: 0, ms: 0 };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
