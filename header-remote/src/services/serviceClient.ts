import type { Http } from '../platform/http/createHttp.ts';
import type { Logger } from '../platform/logger/logger.ts';

/** HTTP client of a back end, and its base URL without a trailing `/`. */
export interface ServiceClient {
  http: Http;
  base: string;
}

/** A back end's client with a logger, for failures that a call does not throw. */
export interface LoggingClient extends ServiceClient {
  logger: Pick<Logger, 'failure'>;
}

/** A client with the timeout of order calls, which is longer than that of others. Milliseconds. */
export interface OrderServiceClient extends ServiceClient {
  timeoutMs: number;
}
