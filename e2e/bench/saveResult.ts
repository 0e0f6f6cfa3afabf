import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Result } from '../../storybook/docs/benchmarkResults.ts';
import { root, writeJson } from '../tools/stack/processes.ts';
import { SettingsError } from '../tools/stack/settings.ts';

const resultsFile = path.join(root, 'storybook/docs/benchmark.json');

/** Saves a run for the docs' page "Benchmark": its goals, and its tables, which replace the last ones. */
export async function saveResult(name: string, result: Result, commit: string): Promise<void> {
  const results = JSON.parse(await readFile(resultsFile, 'utf8'));
  writeJson(resultsFile, { ...results, [name]: { commit, ...result } });
}

const measuredFiles = ['.', ':!storybook/docs/benchmark.json'];

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
