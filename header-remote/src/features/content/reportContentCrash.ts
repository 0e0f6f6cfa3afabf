import { reportFailure } from '../../platform/logger/reportFailure.ts';
import type { CrashOutcome } from '../../ui/error-boundary/ErrorBoundary.tsx';

/** Reports a content component whose rendering threw (behaviour/errors#content-boundary). */
export const reportContentCrash = (resourceType: string, error: unknown, outcome: CrashOutcome): void =>
  reportFailure('content', `content: a component "${resourceType}" crashed and is ${outcome}`, error);
