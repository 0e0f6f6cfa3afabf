import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The files that a host's build depends on: its sources, those of the contract package, and the lockfile. */
const sources = [
  'e2e/hosts/**/*.{ts,tsx,html}',
  'shared-contracts/src/{contracts,host}/**/*.{ts,tsx}',
  'shared-contracts/{package,tsconfig.*}.json',
  'pnpm-lock.yaml',
];

/** The folder for the build of the hosts' current sources. It exists once they are built. */
export function hostsFolder(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return path.join(root, '.cache/hosts', hash.digest('hex').slice(0, 16));
}
