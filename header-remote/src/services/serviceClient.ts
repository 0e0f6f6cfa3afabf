import type { Http } from '../platform/http/createHttp.ts';
import type { Logger } from '../platform/logger/logger.ts';

/** A back end: its HTTP client, and its base address without a trailing `/`. */
export interface ServiceClient {
  http: Http;
  base: string;
}

/** A back end with a log, for failures that a call does not throw. */
export interface LoggingClient extends ServiceClient {
  logger: Pick<Logger, 'failure'>;
}

/** Order calls have a longer time-out than all others. */
export interface OrderServiceClient extends ServiceClient {
  timeoutMs: number;
}
