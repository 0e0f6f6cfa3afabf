import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Result } from './bench.ts';
import { addToHistory, type Run } from './history.ts';

/** The page "Benchmark" of the docs shows the tables of the first file and the trend of the second. */
const docs = path.join(import.meta.dirname, '../../storybook/docs');
const latestFile = path.join(docs, 'benchmark.json');
const historyFile = path.join(docs, 'benchmark-history.json');

/** Saves a benchmark's result as the latest one, replacing its previous one, and as that of a commit. */
export async function saveResult(name: string, result: Result, commit: string): Promise<void> {
  const latest = await readJson<Record<string, Result>>(latestFile, {});
  await writeJson(latestFile, { ...latest, [name]: result });
  const history = await readJson<Run[]>(historyFile, []);
  await writeJson(historyFile, addToHistory(history, { name, result, commit }));
}

const readJson = async <Value>(file: string, fallback: Value): Promise<Value> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => JSON.stringify(fallback)));

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
