import { toJson } from '../toJson.ts';
import type { HttpCall } from './createHttp.ts';

/** The HTTP request of a call. */
export interface ServiceRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  credentials?: 'include';
}

/**
 * Builds the HTTP request of a call. The client and `start.js` both use it, because their requests must be
 * identical to be matched.
 *
 * @param headers the headers of every call
 */
export function serviceRequest(call: HttpCall, headers: Readonly<Record<string, string>>): ServiceRequest {
  const { url, query, json } = call;
  return {
    url: query ? `${url}?${new URLSearchParams(query)}` : url,
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json',
      authorization: call.signedOutAs ?? 'Bearer unauthenticated',
      ...headers,
      ...(json && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: json && toJson(json),
    ...(call.withCookies && { credentials: 'include' }),
  };
}
