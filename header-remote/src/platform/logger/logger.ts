import type { LogRecord, Logger as LogSink } from '@grocer/shared-contracts';
import { errorMessage } from './errorMessage.ts';

/**
 * One answer of a service (behaviour/errors#32). It never has tokens, addresses or search text (behaviour/errors#34).
 */
export interface ResponseRecord {
  service: string;
  path: string;
  durationMs: number;
  /** 0 if there was no answer. */
  status: number;
  message?: string | undefined;
}

export type ResponseLog = (record: ResponseRecord) => void;

/** The call that a message is about; `url` has no query. */
export type LoggedCall = Pick<LogRecord, 'service' | 'url' | 'durationMs' | 'status'>;

export interface Logger {
  response: ResponseLog;
  /** Logs a success that has a message of its own (behaviour/errors#31). */
  success(message: string, call: LoggedCall): void;
  /** Logs a failure with the name of its error: ContractError, HttpError, ... */
  failure(message: string, error: unknown, call?: LoggedCall): void;
  warning(message: string): void;
}

/** Creates the logger. It logs nothing unless client logging is on (behaviour/errors#33). */
export function createLogger(sink: LogSink, enabled: boolean): Logger {
  const log = (record: LogRecord) => {
    if (!enabled) return;
    try {
      sink.log(record);
    } catch {
      // A host's log that throws must not break the header.
    }
  };
  return {
    response: ({ message, ...record }) =>
      log({
        level: message === undefined || isAnonymous(record) ? 'info' : 'error',
        message: message ?? 'answered',
        ...record,
      }),
    success: (message, call) => log({ level: 'info', message, ...call }),
    failure: (message, error, call) =>
      log({ level: 'error', message, error: nameOf(error), ...causeBeyond(message, error), ...call }),
    warning: (message) => log({ level: 'warning', message }),
  };
}

/** A 401 of the token service means that nobody is signed in, which is no error (behaviour/session#8). */
const isAnonymous = ({ service, status }: Omit<ResponseRecord, 'message'>): boolean =>
  service === 'token' && status === 401;

/** The error's message, unless the log message contains it. */
function causeBeyond(message: string, error: unknown): Pick<LogRecord, 'cause'> {
  const cause = errorMessage(error);
  return message.includes(cause) ? {} : { cause };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Default sink, for hosts that pass no logger. */
export const consoleSink: LogSink = {
  log: ({ level, message, ...rest }) =>
    console[level === 'warning' ? 'warn' : level](`[grocer header] ${message}`, rest),
};
