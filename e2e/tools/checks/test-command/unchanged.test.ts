import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Step } from './runSteps.ts';
import { hashOf, readUnchanged, savePassed } from './unchanged.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-passed-'));
});

afterEach(() => rm(folder, { recursive: true }));

const step: Step = { name: 'stories', args: ['vitest'], inputs: ['e2e/tools/checks/test-command'] };
const outcome = { name: 'stories', passed: 7, failed: 0, skipped: 0, ms: 1 };
const passed = [outcome];

test('a step that has passed with the same files is not run again', async () => {
  expect(await readUnchanged(step, folder)).toBeUndefined();
  await savePassed(step, { hash: await hashOf(step), outcomes: passed }, folder);

  expect(await readUnchanged(step, folder)).toEqual(passed);
});

test('a step with other files, arguments or variables is run again', async () => {
  await savePassed(step, { hash: await hashOf(step), outcomes: passed }, folder);

  for (const other of [{ inputs: ['e2e/tools/stack'] }, { args: ['vitest', 'run'] }, { env: { SEED: '2' } }])
    expect(await readUnchanged({ ...step, ...other }, folder)).toBeUndefined();
});

test('a step that has failed, was not possible, or does not say what it reads, is run again', async () => {
  const hash = await hashOf(step);
  for (const outcomes of [[{ ...outcome, failed: 1 }], []]) {
    await savePassed(step, { hash, outcomes }, folder);
    expect(await readUnchanged(step, folder)).toBeUndefined();
  }

  const { inputs: _, ...unsaid } = step;
  await savePassed(unsaid, { hash, outcomes: passed }, folder);
  expect(await readUnchanged(unsaid, folder)).toBeUndefined();
});
