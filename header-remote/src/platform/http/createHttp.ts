import { ContractError } from '@grocer/shared-contracts';
import ky, { isHTTPError, isTimeoutError } from 'ky';
import type { Clock } from '../clock/clock.ts';
import type { ResponseLog } from '../logger/logger.ts';
import { type FailedCall, HttpError, NetworkError, TimeoutError } from './errors.ts';

export interface HttpCall {
  /** The service's name in log records and errors. */
  service: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute, or relative to the page. */
  url: string;
  query?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** Default: `otherTimeoutMs` of the client. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** Whether the service's own cookies go along: the token service only. */
  withCookies?: boolean;
  /** Whether the call goes on when the shopper leaves the page. Its body may have 64 KB at most. */
  keepalive?: boolean;
  /** The `Authorization` of a visitor who is not signed in. Default: `Bearer unauthenticated` (clarification 21). */
  signedOutAs?: string;
  /** For calls whose answer says nothing but its status. */
  ignoresAnswer?: boolean;
  /** Told of the answer what the log is told, before the call ends. */
  onResponse?: ResponseLog;
}

/** Asks a service once and gives the answer's JSON, unparsed by any contract; `undefined` where the body is empty. */
export interface Http {
  /** @throws HttpError, NetworkError, TimeoutError, ContractError (not JSON), or the signal's own reason. */
  send(call: HttpCall): Promise<unknown>;
}

export interface HttpSettings {
  /** Value of the `breadcrumb` header: the application's name (specification §7). */
  appName: string;
  /** Milliseconds for calls that name no limit of their own. */
  otherTimeoutMs: number;
  logResponse: ResponseLog;
  clock: Clock;
  /** What answers wait for before they are given: until then they would change what the shopper is pressing. */
  untilCalm?: (() => Promise<void>) | undefined;
}

/** The only place that calls the network. No retries: they would repeat an order (clarification 28). */
export function createHttp({ appName, otherTimeoutMs, logResponse, clock, untilCalm }: HttpSettings): Http {
  return { send };

  async function send(call: HttpCall): Promise<unknown> {
    const { service, method = 'GET', timeoutMs = otherTimeoutMs } = call;
    const startedAt = clock.now();
    let status = 0;
    const log = (message?: string) => {
      const durationMs = clock.now() - startedAt;
      const record = { service, path: pathOf(call.url), durationMs, status, message };
      logResponse(record);
      call.onResponse?.(record);
    };

    try {
      const response = ask(call, timeoutMs);
      // Read through ky, so that a body which never ends runs into the limit, too.
      const text = await response.text();
      ({ status } = await response);
      const answer = call.ignoresAnswer ? undefined : readJson(text, service);
      log();
      return answer;
    } catch (error) {
      if (call.signal?.aborted) throw error;
      const readable = toRequestError(error, { service, method, url: call.url, timeoutMs });
      if (readable instanceof HttpError) ({ status } = readable);
      log(readable.message);
      throw readable;
    } finally {
      await untilCalm?.();
    }
  }

  function ask(call: HttpCall, timeoutMs: number) {
    return ky(call.url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        authorization: call.signedOutAs ?? 'Bearer unauthenticated',
        breadcrumb: appName,
        ...call.headers,
      },
      retry: 0,
      timeout: timeoutMs,
      totalTimeout: timeoutMs,
      ...(call.query && { searchParams: call.query }),
      ...(call.json !== undefined && { json: call.json }),
      ...(call.signal && { signal: call.signal }),
      ...(call.withCookies && { credentials: 'include' as const }),
      ...(call.keepalive && { keepalive: true }),
    });
  }
}

function readJson(text: string, service: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError({ service, path: '', expected: 'JSON', received: 'other text' });
  }
}

function toRequestError(error: unknown, call: FailedCall & { timeoutMs: number }): Error {
  if (error instanceof ContractError) return error;
  if (isHTTPError(error)) return new HttpError(call, { status: error.response.status, body: error.data });
  if (isTimeoutError(error)) return new TimeoutError(call);
  return new NetworkError(call, 'no connection', { cause: error });
}

/** Without query: a search term has no place in a log (clarification 131). */
const pathOf = (url: string): string => new URL(url, 'http://page').pathname;
