import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Result } from './bench.ts';

/** The page "Benchmark" of the docs draws its tables from this file. */
const file = path.join(import.meta.dirname, '../../storybook/docs/benchmark.json');

/** Puts a benchmark's result in the place of its last one. */
export async function keepResult(name: string, result: Result): Promise<void> {
  const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  await writeFile(file, `${JSON.stringify({ ...kept, [name]: result }, null, 2)}\n`);
}
