import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Step } from './runSteps.ts';
import { root } from './steps.ts';
import { hashOf, readUnchanged, savePassed } from './unchanged.ts';

let context: { root: string; folder: string };

beforeEach(async () => {
  context = { root, folder: await mkdtemp(path.join(tmpdir(), 'grocer-passed-')) };
});

afterEach(() => rm(context.folder, { recursive: true }));

const step: Step = { name: 'stories', args: ['vitest'], inputs: ['e2e/tools/checks/test-command'] };
const outcome = { name: 'stories', passed: 7, failed: 0, skipped: 0, ms: 1 };
const passed = [outcome];

test('a step that has passed with the same files is not run again', async () => {
  expect(await readUnchanged(step, context)).toBeUndefined();
  await savePassed(step, { hash: await hashOf(step, context), outcomes: passed }, context);

  expect(await readUnchanged(step, context)).toEqual(passed);
});

test('a step with other files, arguments or variables is run again', async () => {
  await savePassed(step, { hash: await hashOf(step, context), outcomes: passed }, context);

  for (const other of [{ inputs: ['e2e/tools/stack'] }, { args: ['vitest', 'run'] }, { env: { SEED: '2' } }])
    expect(await readUnchanged({ ...step, ...other }, context)).toBeUndefined();
});

test('a step that has failed, or that does not say what it reads, is run again', async () => {
  const hash = await hashOf(step, context);
  await savePassed(step, { hash, outcomes: [{ ...outcome, failed: 1 }] }, context);
  expect(await readUnchanged(step, context)).toBeUndefined();

  const { inputs: _, ...unsaid } = step;
  await savePassed(unsaid, { hash, outcomes: passed }, context);
  expect(await readUnchanged(unsaid, context)).toBeUndefined();
});
