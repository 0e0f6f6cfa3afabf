import type { LogRecord } from '@grocer/shared-contracts';
import { release } from '../release.ts';
import { errorMessage } from './errorMessage.ts';
import type { LogSettings } from './logFailure.ts';

/** Log record of a response (behaviour/errors#records). Never contains tokens, postal addresses or search text. */
export interface ResponseRecord {
  service: string;
  path: string;
  durationMs: number;
  /** 0 if no complete response was received. */
  status: number;
  message?: string | undefined;
}

export type ResponseLog = (record: ResponseRecord) => void;

/** The call that a message is about; `url` has no query. */
export type LoggedCall = Pick<LogRecord, 'service' | 'path' | 'url' | 'durationMs' | 'status'>;

export interface Logger {
  response: ResponseLog;
  /** Logs a success with this message instead of `answered`. */
  success(message: string, call: LoggedCall): void;
  /** Logs a failure with the name of its error: ContractError, HttpError, ... */
  failure(message: string, error: unknown, call?: LoggedCall): void;
  warning(message: string): void;
}

/** Creates the services' logger. Logs only if `clientLogging` is on (behaviour/errors#client-logging). */
export function createLogger({ logger, config }: LogSettings): Logger {
  const log = (record: LogRecord) => {
    if (!config.clientLogging) return;
    try {
      (logger ?? consoleLogger).log({ ...record, ...release });
    } catch {
      // An error of the host's logger must not break the header.
    }
  };
  return {
    response: ({ message, ...record }) =>
      log({
        level: message === undefined || isNoError(record) ? 'info' : 'error',
        message: message ?? 'answered',
        ...record,
      }),
    success: (message, call) => log({ level: 'info', message, ...call }),
    failure: (message, error, call) =>
      log({ level: 'error', message, error: nameOf(error), ...causeBeyond(message, error), ...call }),
    warning: (message) => log({ level: 'warning', message }),
  };
}

/** Statuses of a normal visit: nobody is signed in (token), or there is no trolley. */
const normalStatuses: Readonly<Record<string, readonly number[]>> = { token: [401], trolley: [400, 404] };

const isNoError = ({ service, status }: Omit<ResponseRecord, 'message'>): boolean =>
  normalStatuses[service]?.includes(status) === true;

/** The error's message, unless the log message already contains it. */
function causeBeyond(message: string, error: unknown): Pick<LogRecord, 'cause'> {
  const cause = errorMessage(error);
  return message.includes(cause) ? {} : { cause };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Used if the host passes no logger. */
const consoleLogger = {
  log: ({ level, message, ...rest }: LogRecord) =>
    console[level === 'warning' ? 'warn' : level](`[grocer header] ${message}`, rest),
};

/** Returns a logger that, once the signal is aborted, logs only the services' responses. */
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
