import type { Http } from '../platform/http/createHttp.ts';

/** What an operation needs of its back end: its base address, without a last `/`, and the client that asks it. */
export interface BackEnd {
  http: Http;
  base: string;
}
