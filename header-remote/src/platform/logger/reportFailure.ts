import type { HeaderEvents, LogRecord } from '@grocer/shared-contracts';
import { release } from '../release.ts';
import { errorMessage } from './errorMessage.ts';

/** `code` of `header_error` if a chunk failed to load. After a crash it is the crashed feature's name. */
export const chunkFailure = 'chunk_load';

/** The release that a failure comes from, and the feature that failed, if it was one. */
export type FailureOrigin = Pick<LogRecord, 'release' | 'line' | 'feature'>;

type FailureLog = (message: string, error: unknown, origin: FailureOrigin) => void;

/** A module variable, because code may fail to load before the header has an instance. */
let log: FailureLog = () => {};

/** Sets where failures are logged. One log per page, because all widgets share the page's chunks. */
export function setFailureLog(next: FailureLog): void {
  log = next;
}

/**
 * Reports a crash, or code that failed to load, to the log and to the page (event `header_error`). Dispatches
 * the event without the event bus, whose chunk may have failed too.
 *
 * @param feature name of the feature that failed
 */
export function reportFailure(code: string, message: string, error: unknown, feature?: string): void {
  const origin = { ...release, ...(feature && { feature }) };
  const detail: HeaderEvents['header_error'] = { code, message: errorMessage(error), ...origin };
  if (isTooFrequent(detail)) return;
  log(message, error, origin);
  window.dispatchEvent(new CustomEvent('grocer:header_error', { detail }));
}

/** Reports the crash of a feature, whose name is also its code. */
export const reportCrash = (feature: string, message: string, error: unknown): void =>
  reportFailure(feature, message, error, feature);

/** How often the page is told of the same failure. */
const mostReports = 5;
const reports = new Map<string, number>();

/** Counts a failure, and says whether the page was told of it often enough (behaviour/errors#header-failures). */
export function isTooFrequent(failure: HeaderEvents['header_error']): boolean {
  const key = JSON.stringify(failure);
  const count = (reports.get(key) ?? 0) + 1;
  reports.set(key, count);
  return count > mostReports;
}
