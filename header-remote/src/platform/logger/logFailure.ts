import type { LogRecord, ResolvedHeaderOptions } from '@grocer/shared-contracts';
import { logToConsole } from './logToConsole.ts';
import type { FailureOrigin } from './reportFailure.ts';

/** The options that decide whether and where the header logs. */
export type LogSettings = Pick<ResolvedHeaderOptions, 'logger'> & {
  config: Pick<ResolvedHeaderOptions['config'], 'clientLogging'>;
};

/**
 * Logs a failure of the header itself. Separate from `createLogger`, which loads with the services' code
 * (behaviour/errors#header-failures).
 */
export function logFailure(
  { logger, config }: LogSettings,
  message: string,
  error: unknown,
  origin: FailureOrigin,
): void {
  if (!config.clientLogging) return;
  if (!logger) {
    logToConsole(message, error);
    return;
  }
  const { name, message: cause, stack }: Partial<Error> = Object(error);
  try {
    logger.log({ level: 'error', message, error: name, cause, stack, ...origin } as LogRecord);
  } catch {
    // An error of the host's logger must not break the header.
  }
}
