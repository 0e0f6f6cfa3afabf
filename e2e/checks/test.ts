import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { command } from '../stack/command.ts';
import { ensureChromium } from '../stack/ensureChromium.ts';
import { type Outcome, runStep, type Step } from './runStep.ts';

/** The whole test command: everything that must hold before a change lands. Its last line counts all suites. */

const root = path.join(import.meta.dirname, '../..');
const reports = path.join(root, '.cache/test');
const vitest = (project: string): Step['args'] => [
  'vitest',
  'run',
  '--config',
  'storybook/vitest.config.ts',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${reports}/${project}.json`,
];

// Two lanes, for two cores: the build stands on one while the quick checks run on the other.
const quick: Step[] = [
  { name: 'lint', args: ['biome', 'ci', '.'] },
  { name: 'house', args: ['node', 'e2e/checks/house.ts'] },
  { name: 'types', args: ['node', 'e2e/checks/types.ts'] },
  { name: 'snippets', args: ['node', 'e2e/checks/snippets.ts'] },
  { name: 'unit', args: vitest('unit'), report: 'vitest' },
];
const building: Step[] = [
  { name: 'build', args: ['node', '--conditions=@grocer/source', 'e2e/stack/build.ts'] },
  { name: 'hosts', args: ['node', 'e2e/hosts/build.ts'] },
];
const weighing: Step = {
  name: 'bytes',
  args: ['node', '--conditions=@grocer/source', 'e2e/checks/bytes.ts'],
};
const publishing: Step = { name: 'packages', args: ['node', 'e2e/checks/packages.ts'] };
/** `pnpm test:full` only: it may install what it needs. */
const serving: Step = { name: 'nginx', args: ['node', 'e2e/checks/nginx.ts'] };
const browsing: Step[] = [
  { name: 'stories', args: vitest('stories'), report: 'vitest', live: true },
  {
    name: 'e2e',
    args: ['playwright', 'test'],
    workspace: 'e2e',
    env: { NODE_OPTIONS: '--conditions=@grocer/source' },
    report: 'playwright',
    live: true,
  },
];

async function runAll(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, { root, readReport }));
  return outcomes;
}

const readReport = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(reports, `${name}.json`), 'utf8'));

const table = (outcomes: Outcome[]): string =>
  outcomes
    .map(
      ({ name, counts, ms }) =>
        `${name.padEnd(10)} ${seconds(ms).padStart(8)}  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
    )
    .join('\n');

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

await command(async () => {
  const startedAt = Date.now();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  await ensureChromium();
  const lanes = await Promise.all([runAll(quick), runAll([...building, weighing, publishing])]);
  const full = process.argv.includes('--full');
  const outcomes = [...lanes.flat(), ...(await runAll(full ? [serving, ...browsing] : browsing))];

  process.stdout.write(`\n${table(outcomes)}\n\n${seconds(Date.now() - startedAt)} in all\n`);
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const failed = sum(({ counts }) => counts.failed);
  process.stdout.write(
    `${sum(({ counts }) => counts.passed)} passed, ${failed} failed, ${sum(({ counts }) => counts.skipped)} skipped\n`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
});
