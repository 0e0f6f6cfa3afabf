import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of these files in a folder, else in the folders above it, up to the root of its repository. */
export function firstAbove(folder: string, names: readonly string[]): string | undefined {
  const from = path.resolve(folder);
  const file = names.map((name) => path.join(from, name)).find(existsSync);
  const isTop = existsSync(path.join(from, '.git')) || path.dirname(from) === from;
  return file ?? (isTop ? undefined : firstAbove(path.dirname(from), names));
}
