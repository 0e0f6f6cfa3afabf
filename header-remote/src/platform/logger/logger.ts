import type { LogRecord, Logger as LogSink } from '@grocer/shared-contracts';

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

export interface Logger {
  response: ResponseLog;
  /** A failure that someone should read, with its cause's own name: ContractError, HttpError, ... */
  failure(message: string, error: unknown): void;
  warning(message: string): void;
}

/** Silent unless client logging is on (specification §8). */
export function createLogger(sink: LogSink, enabled: boolean): Logger {
  const log = (record: LogRecord) => {
    if (enabled) sink.log(record);
  };
  return {
    response: ({ message, ...record }) =>
      log({ level: isExpected(record) ? 'info' : 'error', message: message ?? 'answered', ...record }),
    failure: (message, error) => log({ level: 'error', message, error: nameOf(error) }),
    warning: (message) => log({ level: 'warning', message }),
  };
}

/** A 401 of the token service says that nobody is signed in, which is no error (specification §8). */
const isExpected = ({ service, status }: Omit<ResponseRecord, 'message'>): boolean =>
  (status > 0 && status < 400) || (service === 'token' && status === 401);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** The sink of hosts that pass none. */
export const consoleSink: LogSink = {
  log: ({ level, message, ...rest }) =>
    console[level === 'warning' ? 'warn' : level](`[grocer header] ${message}`, rest),
};
