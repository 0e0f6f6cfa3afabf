import type { HeaderEvents } from '@grocer/shared-contracts';
import { errorMessage } from './errorMessage.ts';

/** `code` of `header_error` if a chunk failed to load. After a crash it is the crashed feature's name. */
export const chunkFailure = 'chunk_load';

type FailureLog = (message: string, error: unknown) => void;

/** A module variable, because code may fail to load before the header has an instance. */
let log: FailureLog = () => {};

/** Sets where failures are logged. One log per page, because all widgets share the page's chunks. */
export function setFailureLog(next: FailureLog): void {
  log = next;
}

/**
 * Reports a crash, or code that failed to load, to the log and to the page (event `header_error`). Dispatches
 * the event without the event bus, whose chunk may have failed too.
 */
export function reportFailure(code: string, message: string, error: unknown): void {
  log(message, error);
  const detail: HeaderEvents['header_error'] = { code, message: errorMessage(error) };
  window.dispatchEvent(new CustomEvent('grocer:header_error', { detail }));
}
