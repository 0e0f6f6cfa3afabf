import { toJson } from '../toJson.ts';
import type { HttpCall } from './createHttp.ts';

/** The request that is sent for a call. */
export interface ServiceRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  credentials?: 'include';
}

/**
 * Builds the request of a call. The client sends it, and the head start has sent it before, so both must be the same in
 * every character.
 *
 * @param appName value of the `breadcrumb` header
 */
export function serviceRequest(call: HttpCall, appName: string): ServiceRequest {
  const { url, query, json } = call;
  return {
    url: query ? `${url}?${new URLSearchParams(query)}` : url,
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json',
      authorization: call.signedOutAs ?? 'Bearer unauthenticated',
      breadcrumb: appName,
      ...(json && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: json && toJson(json),
    ...(call.withCookies && { credentials: 'include' }),
  };
}
