import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Seed of the generated cases: `pnpm test:full` sets and prints a new one, all other runs use the same. */
const seed = Number(process.env.RANDOM_SEED ?? 1);

// Only property tests load fast-check.
const { testPath = '' } = expect.getState();
if (readFileSync(testPath, 'utf8').includes(`from 'fast-check'`)) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed });
}
