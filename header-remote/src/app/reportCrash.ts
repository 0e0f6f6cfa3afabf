import type { RootOptions } from 'react-dom/client';

/** What React has to say of our root: named as ours, so that a page team does not look in its own code. */
export const reportCrash: RootOptions = {
  onUncaughtError: (error) => globalThis.console?.error('[grocer header] crashed', error),
  onRecoverableError: (error) =>
    globalThis.console?.error('[grocer header] could not take over its fragment', error),
};
