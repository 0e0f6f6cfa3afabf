import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MeasuredCommit, Result } from '../../storybook/docs/benchmarkResults.ts';
import { root, writeJson } from '../tools/stack/processes.ts';
import { SettingsError } from '../tools/stack/settings.ts';

const docs = path.join(root, 'storybook/docs');
const resultsFile = path.join(docs, 'benchmark.json');
const historyFile = path.join(docs, 'benchmark-history.json');

/** Saves a run for the docs' page "Benchmark": its goals, and its tables, which replace the last ones. */
export async function saveResult(name: string, result: Result, commit: string): Promise<void> {
  const results = await readJson<Record<string, Result & { commit: string }>>(resultsFile, {});
  writeJson(resultsFile, { ...results, [name]: { commit, ...result } });
  const history = await readJson<MeasuredCommit[]>(historyFile, []);
  writeJson(historyFile, addToHistory(history, { name, result, commit }));
}

const readJson = async <Value>(file: string, fallback: Value): Promise<Value> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => JSON.stringify(fallback)));

/** Adds a run of a benchmark to its commit's runs. Commits stay in the order of their first run. */
export function addToHistory(
  history: readonly MeasuredCommit[],
  { name, result, commit }: { name: string; result: Result; commit: string },
): MeasuredCommit[] {
  const earlier = history.find((measured) => measured.commit === commit);
  const goals = result.goals.map(({ column, of, to, ratio, low, high }) => {
    const known = earlier?.goals[name]?.find(
      (goal) => goal.column === column && goal.of === of && goal.to === to,
    );
    const runs = [...(known?.runs ?? []), { ratio, low, high }].slice(-3);
    return { column, of, ...(to !== undefined && { to }), runs };
  });
  const measured = { commit, measuredOn: result.measuredOn, goals: { ...earlier?.goals, [name]: goals } };
  return earlier ? history.map((one) => (one === earlier ? measured : one)) : [...history, measured];
}

const measuredFiles = ['.', ':!storybook/docs/benchmark*.json'];

/**
 * The short name of a commit: by default of the last commit that changed more than results, followed by `+`
 * if files have changed since.
 * @throws SettingsError if there is no such commit
 */
export function measuredCommit(name?: string): string {
  if (name === undefined) {
    const changes = git('status', '--porcelain', '--', ...measuredFiles);
    return (
      git('log', '-1', '--format=%h', '--abbrev=8', '--', ...measuredFiles) + (changes === '' ? '' : '+')
    );
  }
  try {
    return git('rev-parse', '--short=8', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    throw new SettingsError(`--commit is "${name}", which is no commit of this repository`);
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
