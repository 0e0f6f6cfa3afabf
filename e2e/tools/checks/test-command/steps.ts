import { randomInt } from 'node:crypto';
import path from 'node:path';
import { hasWholeChromium } from '../../stack/findChromium.ts';
import { hasEngines } from '../../stack/findEngines.ts';
import { changedFiles, storyFolders } from './changedStories.ts';
import type { Step } from './runStep.ts';

export const root = path.join(import.meta.dirname, '../../../..');
/** Where the test runners write what they report. */
export const reports = path.join(root, '.cache/test');
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

/** Of the random tests: a new one in each full run, else always the same (`header-remote/randomSeed.setup.ts`). */
export const newSeed = isFull ? String(randomInt(2 ** 31)) : undefined;

/** In `pnpm test:full` with twenty times the generated cases, and whole matrices. */
const unit: Step = {
  name: 'unit',
  args: vitest('unit', 'unit*'),
  report: 'vitest',
  ...(newSeed && { env: { MODEL_RUNS: '20', MATRICES: 'full', RANDOM_SEED: newSeed } }),
};
/** All stories run. In `pnpm test` those that show a look under other conditions are not compared with their pictures. */
const stories: Step = {
  name: 'stories',
  args: vitest('stories'),
  report: 'vitest',
  live: true,
  ...(!isFull && { env: { PICTURES: 'short' } }),
};
const sources: Step[] = [
  { name: 'lint', args: ['biome', 'ci', '.'] },
  { name: 'house', args: ['node', 'e2e/tools/checks/house.ts'] },
  { name: 'types', args: ['node', 'e2e/tools/checks/types.ts'] },
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

/**
 * Run beside each other, in lanes. Stories and the build come first, because they take longest or others need them. Stories
 * and unit tests need no build.
 */
export const laneSteps: Step[] = [
  {
    name: 'engines',
    args: [
      'node',
      '--conditions=@grocer/source',
      'e2e/tools/stack/installEngines.ts',
      ...(isFull ? ['--full'] : []),
    ],
  },
  stories,
  ...sources,
  { name: 'build', args: ['node', '--conditions=@grocer/source', 'e2e/tools/stack/build.ts'] },
  { name: 'hosts', args: ['node', 'e2e/hosts/build.ts'], after: ['build'] },
  // Builds what the hosts and the journeys run.
  { name: 'packages', args: ['node', 'e2e/tools/checks/packages.ts'], after: ['hosts'] },
  unit,
  {
    ...journeys('firefox', ['firefox'], '--workers=50%'),
    after: ['engines', 'packages'],
    isPossible: hasEngines,
  },
  {
    name: 'bytes',
    args: ['node', '--conditions=@grocer/source', 'e2e/tools/checks/bytes.ts'],
    after: ['build'],
  },
  { name: 'browsers', args: ['node', 'e2e/tools/checks/browsers/check.ts'], after: ['packages'] },
  { name: 'snippets', args: ['node', 'e2e/tools/checks/snippets.ts'] },
  { name: 'licences', args: ['node', 'e2e/tools/checks/supplyChain.ts'] },
];
/** Only in `pnpm test:full`, because they install packages. */
const installingSteps: Step[] = [
  { name: 'nginx', args: ['node', 'e2e/tools/checks/nginx.ts'] },
  { name: 'test kit', args: ['node', 'e2e/tools/checks/page-team/testKit.ts'] },
  {
    name: 'generated',
    args: ['node', '--conditions=@grocer/source', 'e2e/tools/checks/generated-hosts/check.ts'],
    live: true,
  },
  { name: 'registry', args: ['node', '--conditions=@grocer/source', 'e2e/tools/checks/registry/check.ts'] },
];

/** Only in `pnpm test:full`, because they take minutes. */
const longSteps: Step[] = [
  {
    name: 'storybook',
    args: ['node', '--conditions=@grocer/source', 'e2e/tools/checks/static-storybook/check.ts'],
  },
  {
    name: 'lighthouse',
    args: ['node', '--conditions=@grocer/source', 'e2e/tools/checks/lighthouse/check.ts'],
    live: true,
  },
];

/** Run one after the other, on all cores, when the lanes have ended. */
export const lastSteps = (): Step[] => [
  ...(isFull ? [...installingSteps, ...longSteps] : []),
  journeys('e2e', ['chromium', ...furtherProjects()]),
];

/** Playwright's projects that need what the step `engines` installs. Firefox has run by then. */
function furtherProjects(): string[] {
  const engines = hasEngines() ? ['webkit', ...(isFull ? ['pictures'] : [])] : [];
  return isFull && hasWholeChromium() ? [...engines, 'whole-chromium'] : engines;
}

/** `pnpm test:quick`: no build and no journeys, and only the stories of what has changed. */
export function quickSteps(): Step[] {
  const folders = storyFolders(changedFiles(root));
  const changed = { ...stories, args: [...stories.args, ...folders], env: {} };
  return [unit, ...sources, ...(folders.length > 0 ? [changed] : [])];
}
