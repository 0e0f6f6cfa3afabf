import { reportFailure } from '../../platform/logger/reportFailure.ts';

/** Reports a content component whose rendering threw (behaviour/errors#2). */
export const reportContentCrash = (resourceType: string, error: unknown): void =>
  reportFailure('content', `content: a component "${resourceType}" crashed and is left out`, error);
