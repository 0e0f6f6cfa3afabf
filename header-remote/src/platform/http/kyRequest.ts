import ky, { isHTTPError, isTimeoutError, type Options, type ResponsePromise } from 'ky';

// All that the header uses of ky. In one module of the chunk `http`, so that webpack joins ky's own modules with it.

/** Sends a request once, without retries. */
export const sendWithKy = (url: string, options: object): ResponsePromise =>
  // The types refuse undefined, which is the same as a missing option.
  ky(url, { ...options, retry: 0 } as Options);

interface KyFailure {
  /** The answer, if its status was a failure. */
  answer?: { response: Response; data: unknown };
  isTimeout?: boolean;
}

/** What ky's errors tell of a failed request. */
export const readKyError = (error: unknown): KyFailure =>
  isHTTPError(error) ? { answer: error } : { isTimeout: isTimeoutError(error) };
