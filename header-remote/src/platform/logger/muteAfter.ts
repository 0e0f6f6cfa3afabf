import type { Logger } from './logger.ts';

/** The same logger until the signal is aborted. From then on only the services' answers are logged. */
export function muteAfter(logger: Logger, signal: AbortSignal): Logger {
  const unlessAborted =
    <Params extends unknown[]>(log: (...params: Params) => void) =>
    (...params: Params) => {
      if (!signal.aborted) log(...params);
    };
  return {
    response: logger.response,
    success: unlessAborted(logger.success),
    failure: unlessAborted(logger.failure),
    warning: unlessAborted(logger.warning),
  };
}
