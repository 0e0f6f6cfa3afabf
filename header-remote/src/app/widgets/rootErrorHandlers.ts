import type { RootOptions } from 'react-dom/client';
import { logToConsole } from '../../platform/logger/logToConsole.ts';

/**
 * Logs React's errors of the header's root under the header's name, so that a page team does not search its own code.
 */
export const rootErrorHandlers = (onCrashed: (error: unknown) => void): RootOptions => ({
  onUncaughtError: (error) => {
    logToConsole('crashed', error);
    onCrashed(error);
  },
  onRecoverableError: (error) => logToConsole('could not hydrate its fragment', error),
});
