import type { RootOptions } from 'react-dom/client';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';

/** What React has to say of our root: named as ours, so that a page team does not look in its own code. */
export const reportCrash = (onCrashed: (error: unknown) => void): RootOptions => ({
  onUncaughtError: (error) => {
    tellDeveloper('crashed', error);
    onCrashed(error);
  },
  onRecoverableError: (error) => tellDeveloper('could not take over its fragment', error),
});
