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

/** Where records go: the host's own sink. */
export interface LogSink {
  log(record: Record<string, unknown>): void;
}

export interface Logger {
  response: ResponseLog;
  /** A failure that someone should read, with its cause's own name: ContractError, HttpError, ... */
  failure(message: string, error: unknown): void;
  warning(message: string): void;
}

/** Silent unless client logging is on (specification §8). */
export function createLogger(sink: LogSink, enabled: boolean): Logger {
  const log = (record: Record<string, unknown>) => {
    if (enabled) sink.log(record);
  };
  return {
    response: (record) => log({ level: isExpected(record) ? 'info' : 'error', ...record }),
    failure: (message, error) => log({ level: 'error', message, error: nameOf(error) }),
    warning: (message) => log({ level: 'warning', message }),
  };
}

/** A 401 of the token service says that nobody is signed in, which is no error (specification §8). */
const isExpected = ({ service, status }: ResponseRecord): boolean =>
  (status > 0 && status < 400) || (service === 'token' && status === 401);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** The sink of hosts that pass none. */
export const consoleSink: LogSink = {
  log: (record) => {
    const write = record['level'] === 'error' ? 'error' : 'info';
    globalThis.console?.[write]('[grocer header]', record['message'] ?? record['service'], record);
  },
};
