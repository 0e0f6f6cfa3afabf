import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '../stack/command.ts';
import { ensureChromium } from '../stack/ensureChromium.ts';
import { hasEngines } from '../stack/findEngines.ts';
import { attackTable, formatTable } from './attacks/attackTable.ts';
import { testsOfPlaywright, testsOfVitest } from './attacks/attackTests.ts';
import { attackDifferences, documentedAttacks } from './attacks/documentedAttacks.ts';
import { changedFiles, storyFolders } from './changedStories.ts';
import { matrixCounts } from './matrixCounts.ts';
import { type Counts, type Outcome, runStep, type Step } from './runStep.ts';

/** The test command: runs everything that must pass before a change lands. Its last line counts all suites. */

const root = path.join(import.meta.dirname, '../..');
const reports = path.join(root, '.cache/test');
const vitest = (name: string, projects = name): Step['args'] => [
  'vitest',
  'run',
  '--config',
  'storybook/vitest.config.ts',
  '--project',
  projects,
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${reports}/${name}.json`,
];

/** In `pnpm test:full` every matrix has all its cells, and Firefox runs all journeys that it can run. */
const isFull = process.argv.includes('--full');

/** In `pnpm test:full` with twenty times the orders of events of `anyOrder.test.ts`. */
const unit: Step = {
  name: 'unit',
  args: vitest('unit', 'unit*'),
  report: 'vitest',
  ...(isFull && { env: { MODEL_RUNS: '20' } }),
};
const stories: Step = { name: 'stories', args: vitest('stories'), report: 'vitest', live: true };
const sources: Step[] = [
  { name: 'lint', args: ['biome', 'ci', '.'] },
  { name: 'house', args: ['node', 'e2e/checks/house.ts'] },
  { name: 'types', args: ['node', 'e2e/checks/types.ts'] },
];

const journeys = (name: string, engines: string[], ...options: string[]): Step => ({
  name,
  args: ['playwright', 'test', ...engines.map((engine) => `--project=${engine}`), ...options],
  workspace: 'e2e',
  env: {
    NODE_OPTIONS: '--conditions=@grocer/source',
    REPORT: name,
    JOURNEYS: isFull ? 'full' : 'short',
  },
  report: 'playwright',
  engines,
  live: true,
});

// Two parallel lanes of about the same duration, for two cores. Stories and unit tests need no build.
const sourceLane: Step[] = [
  ...sources,
  { name: 'snippets', args: ['node', 'e2e/checks/snippets.ts'] },
  { name: 'licences', args: ['node', 'e2e/checks/supplyChain.ts'] },
  stories,
  unit,
];
const buildLane: Step[] = [
  { name: 'engines', args: ['node', '--conditions=@grocer/source', 'e2e/stack/installEngines.ts'] },
  { name: 'build', args: ['node', '--conditions=@grocer/source', 'e2e/stack/build.ts'] },
  { name: 'hosts', args: ['node', 'e2e/hosts/build.ts'] },
  { name: 'bytes', args: ['node', '--conditions=@grocer/source', 'e2e/checks/bytes.ts'] },
  { name: 'packages', args: ['node', 'e2e/checks/packages.ts'] },
  { name: 'browsers', args: ['node', 'e2e/checks/browsers/check.ts'] },
  { ...journeys('firefox', ['firefox'], '--workers=50%'), isPossible: hasEngines },
];
/** Only in `pnpm test:full`, because it may install packages. */
const nginx: Step = { name: 'nginx', args: ['node', 'e2e/checks/nginx.ts'] };
/** Only in `pnpm test:full`, for the same reason. */
const testKit: Step = { name: 'test kit', args: ['node', 'e2e/checks/page-team/testKit.ts'] };

/** Run after the lanes, on all cores. */
const lastSteps = (): Step[] => [
  ...(isFull ? [nginx, testKit] : []),
  journeys('e2e', hasEngines() ? ['chromium', 'webkit'] : ['chromium']),
];

/** `pnpm test:quick`: no build and no journeys, and only the stories of what has changed. */
function quickLanes(): Step[][] {
  const folders = storyFolders(changedFiles(root));
  const changed = { ...stories, args: [...stories.args, ...folders] };
  return [folders.length > 0 ? [...sources, changed] : sources, [unit]];
}

async function runAll(steps: Step[], temporary: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    if (step.isPossible?.() ?? true)
      outcomes.push(...(await runStep(step, { root, readReport, env: { TMPDIR: temporary } })));
  }
  return outcomes;
}

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

const table = (outcomes: Outcome[]): string =>
  outcomes
    .map(
      ({ name, counts, ms }) =>
        `${name.padEnd(10)} ${seconds(ms).padStart(8)}  ${counts.passed} passed${secondTries(counts)}, ${counts.failed} failed, ${counts.skipped} skipped`,
    )
    .join('\n');

const secondTries = ({ atSecondTry = 0 }: Counts): string =>
  atSecondTry > 0 ? ` (${atSecondTry} at the second try, named above)` : '';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

await command(async () => {
  const startedAt = Date.now();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  await ensureChromium();
  const isQuick = process.argv.includes('--quick');
  const temporary = await mkdtemp(path.join(tmpdir(), 'grocer-test-'));
  const steps = isQuick ? quickLanes() : [sourceLane, buildLane];
  const lanes = await Promise.all(steps.map((lane) => runAll(lane, temporary)));
  const last = await runAll(isQuick ? [] : lastSteps(), temporary);
  const outcomes = [
    ...lanes.flat(),
    ...last,
    await attacks({ isComplete: !isQuick }),
    await leftovers(temporary),
  ];
  await rm(temporary, { recursive: true, force: true });

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
