import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Result } from './bench.ts';
import { addToHistory, type MeasuredCommit } from './history.ts';

/** The state of the header that the docs show beside the latest one. */
const commitBefore = '3e5c42b8';

const docs = path.join(import.meta.dirname, '../../storybook/docs');
const historyFile = path.join(docs, 'benchmark-history.json');

/** Saves a run for the page "Benchmark" of the docs: its tables, replacing those of the run before, and its goals. */
export async function saveResult(name: string, result: Result, commit: string): Promise<void> {
  const file = path.join(docs, commit === commitBefore ? 'benchmark-before.json' : 'benchmark.json');
  const results = await readJson<Record<string, Result & { commit: string }>>(file, {});
  await writeJson(file, { ...results, [name]: { commit, ...result } });
  const history = await readJson<MeasuredCommit[]>(historyFile, []);
  await writeJson(historyFile, addToHistory(history, { name, result, commit }));
}

const readJson = async <Value>(file: string, fallback: Value): Promise<Value> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => JSON.stringify(fallback)));

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
