import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../stack/processes.ts';
import { files } from '../figures.ts';
import type { Outcome, Step } from './runSteps.ts';

interface Passed {
  /** The result of `hashOf` before the step ran. */
  hash: string;
  outcomes: Outcome[];
}

/** Files that every step depends on: versions and settings at the top level. */
const common = files.filter((file) => !file.includes('/') && !file.endsWith('.md'));

/**
 * The outcomes of a step that has passed with the same files, or undefined.
 * @param folder where the outcomes of steps that have passed are saved
 */
export async function readUnchanged(step: Step, folder: string): Promise<Outcome[] | undefined> {
  if (!step.inputs) return undefined;
  const saved = await readFile(path.join(folder, `${step.name}.json`), 'utf8').catch(() => undefined);
  if (saved === undefined) return undefined;
  const { hash, outcomes } = JSON.parse(saved) as Passed;
  return hash === (await hashOf(step)) ? outcomes : undefined;
}

/** Saves the outcomes of a step if it ran (one that could not run here has none) and nothing failed or was skipped. */
export async function savePassed({ name, inputs }: Step, passed: Passed, folder: string): Promise<void> {
  const hasPassed =
    passed.outcomes.length > 0 && passed.outcomes.every(({ failed, skipped }) => failed + skipped === 0);
  if (!inputs || !hasPassed) return;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(passed));
}

/** A hash of everything that decides a step's outcome: its files, arguments and environment, and Node's version. */
export async function hashOf({ args, env = {}, inputs = [] }: Step): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, args, env]));
  const read = files.filter((file) => inputs.some((input) => file.startsWith(`${input}/`)));
  for (const file of [...common, ...read])
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}
