import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The commit that is measured, with a `+` if files were changed since. The results themselves are no change. */
export function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--', '.', ':!storybook/docs/benchmark*.json');
  return git('rev-parse', '--short=8', 'HEAD') + (changes === '' ? '' : '+');
}
