import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstAbove } from './firstAbove.ts';

/** Owner of a folder: by the last rule of CODEOWNERS that covers it, else its package's author or first maintainer. */
export function readOwner(folder: string): { owner?: string } {
  const owner = codeOwner(folder) ?? author(path.join(folder, 'package.json'));
  return { ...(owner && { owner }) };
}

function codeOwner(folder: string): string | undefined {
  const file = firstAbove(folder, ['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS']);
  if (file === undefined) return undefined;
  const root = path.dirname(file).replace(/[\\/](\.github|docs)$/, '');
  const inside = `${path.relative(root, path.resolve(folder)).replaceAll('\\', '/')}/`;
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/));
  const [, ...owners] = rules.findLast(([pattern = '']) => covers(pattern, inside)) ?? [];
  return owners.join(' ') || undefined;
}

/** Whether a pattern names the folder, one above it, or everything. */
function covers(pattern: string, folder: string): boolean {
  if (pattern === '') return false;
  const named = pattern.replace(/^\//, '').replace(/\/?\**$/, '');
  return named === '' || folder.startsWith(`${named}/`);
}

function author(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { author, maintainers = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const person = author ?? maintainers[0];
  return typeof person === 'string' ? person : person?.name;
}
