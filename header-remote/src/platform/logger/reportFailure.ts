import type { HeaderEvents, LogRecord } from '@grocer/shared-contracts';
import { release } from '../release.ts';
import { errorMessage } from './errorMessage.ts';

/** `code` of `header_error` if a chunk failed to load. After a crash, `code` is the crashed feature's name. */
export const chunkFailure = 'chunk_load';

/** The release that a failure comes from and, if a feature failed, the feature's name. */
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

/** Maximum number of reports of the same failure per page. */
const mostReports = 5;
const reports = new Map<string, number>();

/** Counts a failure. Returns whether it occurred more than `mostReports` times (behaviour/errors#header-failures). */
export function isTooFrequent(failure: HeaderEvents['header_error']): boolean {
  const key = JSON.stringify(failure);
  const count = (reports.get(key) ?? 0) + 1;
  reports.set(key, count);
  return count > mostReports;
}
