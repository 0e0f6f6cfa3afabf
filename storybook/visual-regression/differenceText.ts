import path from 'node:path';
import { differencesFile, root } from './picturePaths.ts';
import type { Difference } from './pixels.ts';

/**
 * What a developer reads about a story whose picture differs, or that has none.
 * @param machine what `machineDifference` says
 */
export function differenceText(difference: Difference | undefined, machine: string): string {
  const page = path.relative(root, differencesFile);
  if (!difference)
    return `The story has no reference picture. Look at its picture in ${page}, then run: npx -y pnpm@12 pictures:accept`;
  const pixels = difference.count === undefined ? 'in size' : `in ${difference.count} pixels`;
  return `${machine}The story differs from its reference picture ${pixels}. Look at ${page}. To accept it, run: npx -y pnpm@12 pictures:accept`;
}
