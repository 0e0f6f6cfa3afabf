import type { Http } from '../platform/http/createHttp.ts';

/** A back end: its HTTP client, and its base address without a trailing `/`. */
export interface ServiceClient {
  http: Http;
  base: string;
}

/** Order calls have a longer time-out than all others (behaviour/services#timeouts). */
export interface OrderServiceClient extends ServiceClient {
  timeoutMs: number;
}
