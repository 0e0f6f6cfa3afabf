import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** `pnpm test:full` draws a new one and prints it; without it every run generates the same cases. */
const seed = Number(process.env.RANDOM_SEED ?? 1);

// Only property tests load fast-check.
const { testPath = '' } = expect.getState();
if (readFileSync(testPath, 'utf8').includes(`from 'fast-check'`)) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed });
}
