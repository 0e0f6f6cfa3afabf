import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { SettingsError } from '../tools/stack/settings.ts';

const root = path.join(import.meta.dirname, '../..');
const measuredFiles = ['.', ':!storybook/docs/benchmark*.json'];

/**
 * The short name of a commit, by default of the last one that changed more than results, with a `+` if files were
 * changed since.
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
