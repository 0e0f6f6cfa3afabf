import { execFileSync } from 'node:child_process';

/** Files that differ from the last common commit with `origin/main`: committed, uncommitted and new ones. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const base = () => {
    try {
      return git('merge-base', 'HEAD', 'origin/main');
    } catch {
      // A clone without that branch: compare with the last commit.
      return 'HEAD';
    }
  };
  return [
    ...lines(git('diff', '--name-only', base())),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}

/**
 * Folders whose stories show the changed files: the feature, the ui part or the app. A change elsewhere, for example in
 * `state`, is covered by unit tests.
 */
export function storyFolders(files: readonly string[]): string[] {
  const folders = files.flatMap(
    (file) => /^header-remote\/src\/(?:(?:features|ui)\/[^/]+|app)\//.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}
