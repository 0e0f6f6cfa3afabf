import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Result } from './bench.ts';

/** The page "Benchmark" of the docs shows the tables of this file. */
const file = path.join(import.meta.dirname, '../../storybook/docs/benchmark.json');

/** Saves a benchmark's result, replacing its previous one. */
export async function saveResult(name: string, result: Result): Promise<void> {
  const stored = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  await writeFile(file, `${JSON.stringify({ ...stored, [name]: result }, null, 2)}\n`);
}
