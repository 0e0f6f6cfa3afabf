import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstAbove } from './firstAbove.ts';

const packageName = '@grocer/shared-contracts';
const versionAfterName = new RegExp(`${packageName}@(\\d[\\w.+-]*)`, 'g');

const readers: Readonly<Record<string, (text: string) => string[]>> = {
  'package-lock.json': (text) => {
    const packages: Record<string, { version?: string }> = JSON.parse(text).packages ?? {};
    return Object.entries(packages).flatMap(([place, { version }]) =>
      place.endsWith(`node_modules/${packageName}`) ? (version ?? []) : [],
    );
  },
  'pnpm-lock.yaml': (text) => [...text.matchAll(versionAfterName)].map(([, version = '']) => version),
  'bun.lock': (text) => [...text.matchAll(versionAfterName)].map(([, version = '']) => version),
  // Yarn 1 writes: version "0.1.0"; later versions of Yarn: version: 0.1.0
  'yarn.lock': (text) =>
    [...text.matchAll(new RegExp(`^"?${packageName}@.*:\\s+version:? "?([^"\\s]+)`, 'gm'))].map(
      ([, version = '']) => version,
    ),
};

/**
 * The versions of the contract package in the lockfile of a folder or of its workspace. If there are none, as for a
 * linked package, the version of the installed package.
 */
export function readLockfile(folder: string): string[] {
  const file = firstAbove(folder, Object.keys(readers));
  const locked = file ? readers[path.basename(file)]?.(readFileSync(file, 'utf8')) : undefined;
  if (locked && locked.length > 0) return [...new Set(locked)].sort();
  const installed = firstAbove(folder, [`node_modules/${packageName}/package.json`]);
  return installed ? [JSON.parse(readFileSync(installed, 'utf8')).version] : [];
}
