import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Change, differencesPage, kinds } from './differencesPage.ts';
import { changedSince, references, root } from './pictures.ts';
import { picturesOfStories } from './picturesOfStories.ts';
import { findDifference, readPixels, writeWebp } from './pixels.ts';

/**
 * `pnpm pictures:since <commit> [<commit>]`: writes a folder with the pictures that changed from the first
 * commit to the second (default: HEAD).
 */
const [from = '', to = 'HEAD', ...others] = process.argv.slice(2);
if (from === '' || from.startsWith('-') || to.startsWith('-') || others.length > 0) {
  process.stdout.write('usage: pnpm pictures:since <commit> [<commit>]\n');
  process.exit(from === '--help' || from === '-h' ? 0 : 1);
}
const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006/';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1e8 });
const folder = path.relative(root, references);
const stories = picturesOfStories();

rmSync(changedSince, { recursive: true, force: true });
const changes: Change[] = [];
const files = git('diff', '--name-status', '--no-renames', from, to, '--', `${folder}/*.webp`).toString();
for (const [, status, file = ''] of files.matchAll(/^(.)\t(.+)$/gm)) {
  const change = await writeChange(path.relative(folder, file), {
    before: status === 'A' ? undefined : git('show', `${from}:${file}`),
    after: status === 'D' ? undefined : git('show', `${to}:${file}`),
  });
  if (change) changes.push(change);
}
const nameOf = (commit: string) => git('describe', '--always', '--tags', commit).toString().trim();
const introduction = `From ${nameOf(from)} to ${nameOf(to)}.`;
mkdirSync(changedSince, { recursive: true });
writeFileSync(path.join(changedSince, 'index.html'), differencesPage(changes, introduction));
process.stdout.write(`${changes.length} changed pictures: ${path.relative(root, changedSince)}/index.html\n`);

/** Writes the pictures before and after and their difference. Undefined if the pictures look the same. */
async function writeChange(
  name: string,
  { before, after }: { before: Buffer | undefined; after: Buffer | undefined },
): Promise<Change | undefined> {
  const found = before && after && findDifference(await readPixels(before), await readPixels(after));
  if (before && after && !found) return undefined;
  const pictures = { before, after, difference: found && (await writeWebp(found.picture)) };
  const written = kinds.filter((kind) => pictures[kind]);
  for (const kind of written) {
    const file = path.join(changedSince, kind, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pictures[kind] ?? '');
  }
  const id = stories.get(name);
  return { name, kinds: written, story: id && `${storybook}?path=/story/${id}` };
}
