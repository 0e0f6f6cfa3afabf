import type { Http } from '../platform/http/createHttp.ts';
import type { Logger } from '../platform/logger/logger.ts';

/** A back end: its HTTP client, and its base address without a trailing `/`. */
export interface ServiceClient {
  http: Http;
  base: string;
}

/** For calls that never throw: a failure is logged. */
export interface LoggingClient extends ServiceClient {
  logger: Pick<Logger, 'failure'>;
}

/** Order calls have a longer time-out than all others (behaviour/services#timeouts). */
export interface OrderServiceClient extends ServiceClient {
  timeoutMs: number;
}
