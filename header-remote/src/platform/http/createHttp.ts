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
}

const signedOut = 'Bearer unauthenticated';

/** The only place that calls the network. No retries: they would repeat an order (clarification 28). */
export function createHttp({ appName, otherTimeoutMs, logResponse, clock }: HttpSettings): Http {
  return { send };

  async function send(call: HttpCall): Promise<unknown> {
    const { service, method = 'GET', timeoutMs = otherTimeoutMs } = call;
    const failed: FailedCall & { timeoutMs: number } = { service, method, url: call.url, timeoutMs };
    const startedAt = clock.now();
    const log = (status: number, message?: string) =>
      logResponse({ service, path: pathOf(call.url), durationMs: clock.now() - startedAt, status, message });

    try {
      const response = await ask(call, timeoutMs);
      const answer = readJson(await response.text(), service);
      log(response.status);
      return answer;
    } catch (error) {
      if (call.signal?.aborted) throw error;
      const readable = toRequestError(error, failed);
      log(readable instanceof HttpError ? readable.status : 0, readable.message);
      throw readable;
    }
  }

  function ask(call: HttpCall, timeoutMs: number) {
    return ky(call.url, {
      method: call.method ?? 'GET',
      headers: { authorization: signedOut, breadcrumb: appName, ...call.headers },
      retry: 0,
      timeout: timeoutMs,
      totalTimeout: timeoutMs,
      ...(call.query && { searchParams: call.query }),
      ...(call.json !== undefined && { json: call.json }),
      ...(call.signal && { signal: call.signal }),
      ...(call.withCookies && { credentials: 'include' as const }),
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
