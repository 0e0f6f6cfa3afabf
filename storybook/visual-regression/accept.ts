import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findings, madeWithFile, picturesIn, references, runBy } from './pictures.ts';
import { picturesOfStories } from './picturesOfStories.ts';

/**
 * Accepts the last run's new and different pictures as reference pictures, and removes pictures of stories
 * that no longer exist. With an argument, accepts only pictures whose path contains it.
 */
const part = process.argv[2] ?? '';
if (part.startsWith('-')) {
  const isHelp = part === '--help' || part === '-h';
  process.stdout.write(
    `${isHelp ? '' : `Unknown option '${part}'; `}usage: pnpm pictures:accept [part of a path]\n`,
  );
  process.exit(isHelp ? 0 : 1);
}
const stories = picturesOfStories();
const found = picturesIn(path.join(findings, 'after'));
const accepted = found.filter((name) => stories.has(name) && name.includes(part));
for (const name of accepted) {
  mkdirSync(path.dirname(path.join(references, name)), { recursive: true });
  copyFileSync(path.join(findings, 'after', name), path.join(references, name));
}
const orphans = picturesIn(references).filter((name) => !stories.has(name));
for (const name of orphans) rmSync(path.join(references, name));

for (const name of [...accepted, ...found.filter((one) => !stories.has(one))])
  for (const kind of ['before', 'after', 'difference'])
    rmSync(path.join(findings, kind, name), { force: true });
if (accepted.length > 0 && existsSync(runBy)) writeFileSync(madeWithFile, readFileSync(runBy));

const all = picturesIn(references);
const bytes = all.reduce((sum, name) => sum + statSync(path.join(references, name)).size, 0);
for (const name of accepted) process.stdout.write(`accepted ${name}\n`);
for (const name of orphans) process.stdout.write(`removed ${name}\n`);
if (found.length === 0)
  process.stdout.write('The last run of the stories found no difference: npx -y pnpm@12 stories\n');
process.stdout.write(
  `${accepted.length} accepted, ${orphans.length} removed: ${all.length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`,
);
