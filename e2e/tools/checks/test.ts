import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '../stack/command.ts';
import { ensureChromium } from '../stack/ensureChromium.ts';
import { attackTable, formatTable } from './attacks/attackTable.ts';
import { attackDifferences, documentedAttacks } from './attacks/documentedAttacks.ts';
import { ensurePictureFonts } from './test-command/ensurePictureFonts.ts';
import { matrixCounts } from './test-command/matrixCounts.ts';
import { testsOfPlaywright, testsOfVitest } from './test-command/reportedTests.ts';
import { runLanes } from './test-command/runLanes.ts';
import { type Outcome, runStep, type Step } from './test-command/runStep.ts';
import { laneSteps, lastSteps, newSeed, quickSteps, reports, root } from './test-command/steps.ts';
import { failedTests, seconds, table } from './test-command/summary.ts';

/** The test command: runs everything that must pass before a change lands. Its last line counts all suites. */

/** Steps that run at the same time: one more than there are cores, because stories wait for timers of the header. */
const lanes = Math.min(4, availableParallelism() + 1);

/** Fails if a step left temporary files behind. */
async function leftovers(temporary: string): Promise<Outcome> {
  const left = (await readdir(temporary)).filter((name) => name.startsWith('grocer-'));
  for (const name of left) process.stdout.write(`left behind: ${name}\n`);
  const failed = left.length > 0 ? 1 : 0;
  return { name: 'leftovers', counts: { passed: 1 - failed, failed, skipped: 0 }, ms: 0 };
}

/**
 * Prints the table of attacks and kinds of host. Fails for each cell in which Trust.mdx says something else; a run without
 * journeys has only some of the cells.
 */
async function attacks({ isComplete }: { isComplete: boolean }): Promise<Outcome> {
  const startedAt = Date.now();
  const [unitReport, journeyReport] = await Promise.all(
    ['unit', 'e2e'].map((name) => readReport(name).catch(() => undefined)),
  );
  const tested = attackTable([...testsOfVitest(unitReport), ...testsOfPlaywright(journeyReport)]);
  const page = await readFile(path.join(root, 'storybook/docs/Trust.mdx'), 'utf8');
  const differences = isComplete ? attackDifferences(tested, documentedAttacks(page)) : [];
  process.stdout.write(`\n${formatTable(tested)}\n${differences.map((line) => `${line}\n`).join('')}`);
  const counts = { passed: tested.size, failed: differences.length, skipped: 0 };
  return { name: 'attacks', counts, ms: Date.now() - startedAt };
}

const readReport = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(reports, `${name}.json`), 'utf8'));

await command(async () => {
  const startedAt = Date.now();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  await ensureChromium();
  ensurePictureFonts();
  const isQuick = process.argv.includes('--quick');
  const temporary = await mkdtemp(path.join(tmpdir(), 'grocer-test-'));
  const run = async (step: Step) =>
    (step.isPossible?.() ?? true) ? runStep(step, { root, readReport, env: { TMPDIR: temporary } }) : [];
  const outcomes = [
    ...(await runLanes(isQuick ? quickSteps() : laneSteps, lanes, run)),
    ...(await runLanes(isQuick ? [] : lastSteps(), 1, run)),
    await attacks({ isComplete: !isQuick }),
    await leftovers(temporary),
  ];
  await rm(temporary, { recursive: true, force: true });

  const reportsOf = (...names: string[]) =>
    Promise.all(names.map((name) => readReport(name).catch(() => undefined)));
  process.stdout.write(
    `\n${failedTests(await reportsOf('stories', 'unit'), await reportsOf('firefox', 'e2e'))}`,
  );
  if (newSeed)
    process.stdout.write(
      `\nrandom tests: seed ${newSeed}; repeat with RANDOM_SEED=${newSeed} MODEL_RUNS=20 npx -y pnpm@12 unit\n`,
    );
  process.stdout.write(`\n${matrixCounts(await readReport('e2e').catch(() => undefined))}\n`);
  process.stdout.write(`\n${table(outcomes)}\n\n${seconds(Date.now() - startedAt)} in all\n`);
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const failed = sum(({ counts }) => counts.failed);
  process.stdout.write(
    `${sum(({ counts }) => counts.passed)} passed, ${failed} failed, ${sum(({ counts }) => counts.skipped)} skipped\n`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
});
