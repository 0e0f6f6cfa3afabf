import { vi } from 'vitest';

/** Timeout of `vi.waitFor`: its default of 1 s is too short for servers on a busy machine. Milliseconds. */
const timeout = 30_000;

const { waitFor } = vi;
const patient: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout, ...options });

// Patches `vi` only once: this file runs for each test file, but they share `vi`.
if (waitFor.name !== patient.name) Object.assign(vi, { waitFor: patient });
