import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** All that a built host depends on: its own sources, what the contract package is built from, every version. */
const sources = [
  'e2e/hosts/**/*.{ts,tsx,html}',
  'shared-contracts/src/**/*.{ts,tsx}',
  'shared-contracts/{package,tsconfig.build}.json',
  'pnpm-lock.yaml',
];

/** Where the hosts as they are now stand built, or will. */
export function hostsFolder(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return path.join(root, '.cache/hosts', hash.digest('hex').slice(0, 16));
}
