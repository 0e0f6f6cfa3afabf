import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files } from '../figures.ts';
import type { Outcome, Step } from './runSteps.ts';

interface Context {
  root: string;
  /** Where the outcomes of steps that have passed are saved. */
  folder: string;
}

interface Passed {
  /** Of what the step read and how it ran. */
  hash: string;
  outcomes: Outcome[];
}

/** What every step depends on: versions and settings. */
const common = files.filter((file) => !file.includes('/') && !file.endsWith('.md'));

/** The outcomes of a step that has passed with the same files, or undefined. */
export async function readUnchanged(step: Step, context: Context): Promise<Outcome[] | undefined> {
  if (!step.inputs) return undefined;
  const saved = await readFile(path.join(context.folder, `${step.name}.json`), 'utf8').catch(() => undefined);
  if (saved === undefined) return undefined;
  const { hash, outcomes } = JSON.parse(saved) as Passed;
  return hash === (await hashOf(step, context)) ? outcomes : undefined;
}

/** Saves the outcomes of a step that has passed. @param hash that of the files before the step ran */
export async function savePassed(
  { name, inputs }: Step,
  { hash, outcomes }: Passed,
  { folder }: Context,
): Promise<void> {
  if (!inputs || outcomes.some(({ failed, skipped }) => failed + skipped > 0)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify({ hash, outcomes } satisfies Passed));
}

/** Changes with every file that the step reads, its arguments and its environment. */
export async function hashOf({ args, env = {}, inputs = [] }: Step, { root }: Context): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, args, env]));
  const read = files.filter((file) => inputs.some((input) => file.startsWith(`${input}/`)));
  for (const file of [...common, ...read])
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}
