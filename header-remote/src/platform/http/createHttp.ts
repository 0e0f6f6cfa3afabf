import { ContractError } from '@grocer/shared-contracts';
import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import { headStart } from '../head-start/headStart.ts';
import type { ResponseLog } from '../logger/logger.ts';
import { type FailedCall, HttpError, NetworkError, TimeoutError } from './errors.ts';
import { limitBody } from './limitBody.ts';
import { type ServiceRequest, serviceRequest } from './serviceRequest.ts';

export interface HttpCall {
  /** Name of the service in logs and errors. */
  service: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute, or relative to the page. */
  url: string;
  query?: Record<string, string>;
  json?: object;
  headers?: Record<string, string>;
  /** Default: `otherTimeoutMs` of the client. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** Sends and accepts cookies even if the service has another origin. For the token service only. */
  withCookies?: boolean;
  /** Whether the call continues when the shopper leaves the page. Browsers limit its body to 64 KB. */
  keepalive?: boolean;
  /** Value of `Authorization` for a visitor who is not signed in. Default: `Bearer unauthenticated`. */
  signedOutAs?: string;
  /**
   * For a call that must not run twice (behaviour/session#retry-after-401): runs after a 401, before the repetition.
   * The call is repeated with the new token only if this resolves to undefined. Any other result becomes the call's
   * answer. If this throws, the call fails.
   */
  beforeRepeat?: () => Promise<unknown>;
  /** Whether to ignore the body of the answer. */
  ignoresAnswer?: boolean;
  /** Logs the response instead of the client's `logResponse`, before the call ends. */
  logResponse?: ResponseLog;
}

/** Client of the services. */
export interface Http {
  /**
   * Sends a call once. Returns the parsed JSON, not validated; `undefined` if the body is empty or is ignored.
   * @throws HttpError, NetworkError, TimeoutError, ContractError (not JSON, or too large), or the signal's reason
   */
  send(call: HttpCall): Promise<unknown>;
}

export interface HttpSettings {
  /** The headers of every call. */
  headers: Readonly<Record<string, string>>;
  /** Timeout of calls without their own, in milliseconds. */
  otherTimeoutMs: number;
  logResponse: ResponseLog;
  /** Awaited before a call returns or throws, so that its outcome does not replace a link while it is pressed. */
  waitForPointerRelease?: (() => Promise<void>) | undefined;
}

/**
 * Creates the client of the services. Uses responses of the head start (`headStart.ts`), the only other code
 * that calls services. Never retries, because that could repeat an order.
 */
export function createHttp({
  headers,
  otherTimeoutMs,
  logResponse,
  waitForPointerRelease,
}: HttpSettings): Http {
  return { send };

  async function send(call: HttpCall): Promise<unknown> {
    const { service, timeoutMs = otherTimeoutMs } = call;
    const request = serviceRequest(call, headers);
    let startedAt = Date.now();
    let status = 0;
    const log = (message?: string) => {
      const durationMs = Date.now() - startedAt;
      const logCall = call.logResponse ?? logResponse;
      logCall({ service, path: pathOf(call.url), durationMs, status, message });
    };

    try {
      const response = sendOnce(call, request, timeoutMs, (sentAt) => {
        startedAt = sentAt;
      });
      // Reads the text through ky, whose timeout then also applies to a body that never ends.
      const text = await response.text();
      ({ status } = await response);
      const answer = call.ignoresAnswer ? undefined : parseJson(text, call);
      log();
      return answer;
    } catch (error) {
      if (call.signal?.aborted) throw error;
      const requestError = toRequestError(error, {
        service,
        method: request.method,
        url: call.url,
        timeoutMs,
      });
      if (requestError instanceof HttpError) ({ status } = requestError);
      log(requestError.message);
      throw requestError;
    } finally {
      await waitForPointerRelease?.();
    }
  }

  /** @param onTaken called with the time of sending if the head start has sent the request */
  function sendOnce(
    call: HttpCall,
    request: ServiceRequest,
    timeout: number,
    onTaken: (sentAt: number) => void,
  ) {
    const tooLarge = () => unexpected(call, 'at most 8 MB', 'more');
    return ky(request.url, {
      ...request,
      retry: 0,
      fetch: async (...toNetwork: Parameters<typeof fetch>) =>
        limitBody(await (headStart()?.take(request, onTaken) ?? fetch(...toNetwork)), maxBodyBytes, tooLarge),
      timeout,
      totalTimeout: timeout,
      signal: call.signal,
      keepalive: call.keepalive,
      // ky's types reject undefined, although it means the same as a missing option.
    } as Options);
  }
}

/** Maximum size of a response; a whole taxonomy has less than 1 MB. */
const maxBodyBytes = 8 * 1024 * 1024;

function parseJson(text: string, call: HttpCall): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw unexpected(call, 'JSON', 'other text');
  }
}

const unexpected = ({ service }: HttpCall, expected: string, received: string) =>
  new ContractError({ service, path: '', expected, received });

function toRequestError(error: unknown, call: FailedCall & { timeoutMs: number }): Error {
  if (error instanceof ContractError) return error;
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const retryAfterMs = 1000 * (Number(headers.get('retry-after')) || 0);
    return new HttpError(call, { status, retryAfterMs, body: error.data });
  }
  if (isTimeoutError(error)) return new TimeoutError(call);
  return new NetworkError(call, 'no connection', { cause: error });
}

/** The path without the query, whose search terms must not be logged (behaviour/errors#never-logged). */
const pathOf = (url: string): string => new URL(url, 'http://page').pathname;
