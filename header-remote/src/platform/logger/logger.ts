import type { LogRecord, Logger as LogSink } from '@grocer/shared-contracts';
import { messageOf } from './messageOf.ts';

/** One answer of a service (clarification 131). Never tokens, addresses or search text. */
export interface ResponseRecord {
  service: string;
  path: string;
  durationMs: number;
  /** 0 where no answer came. */
  status: number;
  message?: string | undefined;
}

export type ResponseLog = (record: ResponseRecord) => void;

/** A call that a message speaks of; `url` without its query. */
export type LoggedCall = Pick<LogRecord, 'service' | 'url' | 'durationMs' | 'status'>;

export interface Logger {
  response: ResponseLog;
  /** Something went as it should, which the specification wants to read in words of its own. */
  success(message: string, call: LoggedCall): void;
  /** A failure that someone should read, with its cause's own name: ContractError, HttpError, ... */
  failure(message: string, error: unknown, call?: LoggedCall): void;
  warning(message: string): void;
}

/** Silent unless client logging is on (specification §8). */
export function createLogger(sink: LogSink, enabled: boolean): Logger {
  const log = (record: LogRecord) => {
    if (!enabled) return;
    try {
      sink.log(record);
    } catch {
      // A host's log that fails must not take the trolley with it.
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

/** A 401 of the token service says that nobody is signed in, which is no error (specification §8). */
const isAnonymous = ({ service, status }: Omit<ResponseRecord, 'message'>): boolean =>
  service === 'token' && status === 401;

/** What the error says, unless the message says it already. */
function causeBeyond(message: string, error: unknown): Pick<LogRecord, 'cause'> {
  const cause = messageOf(error);
  return message.includes(cause) ? {} : { cause };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** The sink of hosts that pass none. */
export const consoleSink: LogSink = {
  log: ({ level, message, ...rest }) =>
    console[level === 'warning' ? 'warn' : level](`[grocer header] ${message}`, rest),
};
