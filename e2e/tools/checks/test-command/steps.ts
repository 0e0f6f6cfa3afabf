import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { hasOrca } from '../../speech/findOrca.ts';
import { hasWholeChromium } from '../../stack/findChromium.ts';
import { hasEngines } from '../../stack/findEngines.ts';
import { root } from '../../stack/processes.ts';
import type { Step } from './runSteps.ts';

/** The folder to which the test runners write their reports. */
export const reports = path.join(root, '.cache/test');

/** In `pnpm test:full` every matrix has all its cells, and Firefox runs all journeys that it can run. */
const isFull = process.argv.includes('--full');

/** Seed of the random tests: new in each full run, else always the same (`header-remote/randomSeed.setup.ts`). */
export const newSeed = isFull ? String(randomInt(2 ** 31)) : undefined;

const fromSource = '--conditions=@grocer/source';
const check = (name: string, file: string, more: Partial<Step> = {}): Step => ({
  name,
  args: ['node', `e2e/${file}`],
  ...more,
});
/** A program that imports the sources of other workspaces. */
const sourceCheck = (name: string, file: string, more: Partial<Step> = {}): Step => ({
  ...check(name, file, more),
  args: ['node', fromSource, `e2e/${file}`],
});
const tests = (name: string, projects: string, env: Step['env'] = {}): Step => {
  const options = ['--config', 'storybook/vitest.config.ts', '--project', projects];
  const output = ['--reporter=default', '--reporter=json', `--outputFile=${reports}/${name}.json`];
  return { name, args: ['vitest', 'run', ...options, ...output], hasReport: true, env };
};

/** Environment of `pnpm test:full`: eighty times as many generated cases, and whole matrices. */
const full: Step['env'] = newSeed ? { MODEL_RUNS: '80', MATRICES: 'full', RANDOM_SEED: newSeed } : {};
const product = ['header-remote', 'shared-contracts', 'shell-host'];
const unit: Step = { ...tests('unit', 'unit*', full), inputs: [...product, 'e2e', 'storybook'] };
/** All stories run, but `pnpm test` compares no pictures of those that repeat a look under other conditions. */
const stories: Step = {
  ...tests('stories', 'stories', isFull ? {} : { PICTURES: 'short' }),
  inputs: ['header-remote', 'shared-contracts', 'e2e/sandbox', 'e2e/tools/stack', 'storybook'],
  live: true,
};
const sources: Step[] = [
  { name: 'lint', args: ['biome', 'ci', '.'] },
  check('house', 'tools/checks/house.ts'),
  check('types', 'tools/checks/types.ts'),
];

const journeys = (name: string, engines: string[], ...options: string[]): Step => ({
  name,
  args: ['playwright', 'test', ...engines.map((engine) => `--project=${engine}`), ...options],
  workspace: 'e2e',
  env: { NODE_OPTIONS: fromSource, REPORT: name, JOURNEYS: isFull ? 'full' : 'short' },
  hasReport: true,
  engines,
  inputs: [...product, 'e2e'],
  live: true,
});

/**
 * Steps that run in parallel lanes: first the chain of builds that others wait for, then the longest. The numbers are
 * measured core-seconds. Stories and unit tests need no build.
 */
export const laneSteps: Step[] = [
  // 16
  sourceCheck('build', 'tools/stack/build.ts'),
  {
    name: 'engines',
    args: ['node', fromSource, 'e2e/tools/stack/ensureBrowsers.ts', ...(isFull ? ['--full'] : [])],
  },
  // 20
  check('hosts', 'hosts/build.ts', { after: ['build'] }),
  // 18. Rebuilds packages that the hosts' build and the journeys load, so it runs between these two.
  check('packages', 'tools/checks/packages.ts', { after: ['hosts'] }),
  {
    ...journeys('firefox', ['firefox'], '--workers=50%'),
    after: ['engines', 'packages'],
    isPossible: hasEngines,
  },
  stories,
  unit,
  // 16, 10 and 4: types, browsers and lint. The rest takes 2 at most.
  ...sources,
  check('browsers', 'tools/checks/browsers.ts', { after: ['packages'] }),
  sourceCheck('bytes', 'tools/checks/bytes.ts', { after: ['build'] }),
  check('snippets', 'tools/checks/snippets.ts'),
  check('licences', 'tools/checks/supplyChain.ts'),
];

/** Only in `pnpm test:full`, because they install packages or take minutes. */
const longSteps: Step[] = [
  check('nginx', 'tools/checks/nginx.ts'),
  check('reproducible', 'tools/checks/reproducible/check.ts'),
  check('test kit', 'tools/checks/testKit.ts'),
  sourceCheck('nodes', 'tools/checks/nodeVersions.ts'),
  sourceCheck('generated', 'tools/checks/generated-hosts/check.ts', { live: true }),
  sourceCheck('registry', 'tools/checks/registry/check.ts'),
  sourceCheck('storybook', 'tools/checks/staticStorybook.ts'),
  sourceCheck('lighthouse', 'tools/checks/lighthouse.ts', { live: true }),
];

/** Steps that run one after another, on all cores, when the lanes have ended. */
export const lastSteps = (): Step[] => [
  ...(isFull ? longSteps : []),
  journeys('e2e', ['chromium', ...furtherProjects()]),
  // One worker: the load of other workers would delay the screen reader.
  { ...journeys('speech', ['speech'], '--workers=1'), isPossible: hasOrca },
];

/** Playwright's projects that need the step `engines`. Without Firefox, which has run by then. */
function furtherProjects(): string[] {
  const engines = hasEngines() ? ['webkit'] : [];
  return isFull && hasWholeChromium() ? [...engines, 'whole-chromium'] : engines;
}

/** `pnpm test:quick`: no build and no journeys, and only the stories of what has changed. */
export function quickSteps(): Step[] {
  const folders = storyFolders(changedFiles());
  const changed = { ...stories, args: [...stories.args, ...folders], env: {} };
  return [unit, ...sources, ...(folders.length > 0 ? [changed] : [])];
}

/** Files that differ from the last common commit with `origin/main`: committed, uncommitted and new ones. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const base = () => {
    try {
      return git('merge-base', 'HEAD', 'origin/main');
    } catch {
      // A clone without that branch compares with the last commit.
      return ['HEAD'];
    }
  };
  return [...git('diff', '--name-only', ...base()), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Folders whose stories show the changed files: the feature, ui part or app. Unit tests cover other changes. */
export function storyFolders(files: readonly string[]): string[] {
  const folders = files.flatMap(
    (file) => /^header-remote\/src\/(?:(?:features|ui)\/[^/]+|app)\//.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}
