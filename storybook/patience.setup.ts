import { vi } from 'vitest';

/** On a busy machine a server may take more than the second that `vi.waitFor` allows. */
const timeout = 10_000;

const { waitFor } = vi;
const patient: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout, ...options });

// Test files share their modules, so this file runs more than once.
if (waitFor.name !== patient.name) Object.assign(vi, { waitFor: patient });
