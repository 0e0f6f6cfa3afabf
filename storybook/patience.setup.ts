import { vi } from 'vitest';

/** Replaces the timeout of `vi.waitFor`, one second, in which a server on a busy machine may not answer. */
const timeout = 10_000;

const { waitFor } = vi;
const patient: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout, ...options });

// This file runs for each test file, but test files share `vi`: it is patched only once.
if (waitFor.name !== patient.name) Object.assign(vi, { waitFor: patient });
