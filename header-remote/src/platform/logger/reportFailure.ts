import type { HeaderEvents } from '@grocer/shared-contracts';
import { errorMessage } from './errorMessage.ts';

/** The event's `code` if a chunk did not load. After a crash the code is the name of the crashed feature. */
export const chunkFailure = 'chunk_load';

type FailureLog = (message: string, error: unknown) => void;

/** A variable of the module, because code may fail to load before the header has an instance. */
let log: FailureLog = () => {};

/** Sets where failures are logged. A page has one log, because a chunk is loaded once for all of its widgets. */
export function setFailureLog(next: FailureLog): void {
  log = next;
}

/**
 * Reports a crash, or code that did not load: to the log, and to the page by the event `header_error`. The event is
 * dispatched at once, without the event bus, which is in a chunk that may not have loaded either.
 */
export function reportFailure(code: string, message: string, error: unknown): void {
  log(message, error);
  const detail: HeaderEvents['header_error'] = { code, message: errorMessage(error) };
  window.dispatchEvent(new CustomEvent('grocer:header_error', { detail }));
}
