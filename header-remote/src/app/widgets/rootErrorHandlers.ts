import type { RootOptions } from 'react-dom/client';
import { reportFailure } from '../../platform/logger/reportFailure.ts';

/** Reports React's errors of a widget's root in place of React, which writes them to the console. */
export const rootErrorHandlers = (name: string, onCrashed: (error: unknown) => void): RootOptions => ({
  onUncaughtError: (error) => {
    reportFailure(name, `${name} crashed`, error);
    onCrashed(error);
  },
  // The error boundary that caught it has reported it.
  onCaughtError: () => {},
  onRecoverableError: (error) => reportFailure('hydration', `${name} could not hydrate its fragment`, error),
});
