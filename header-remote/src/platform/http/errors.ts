/**
 * Thrown by `platform/http` if a call failed. If the shop refuses a request, that is a returned value, not an
 * error. Check `name`, not `instanceof`: a page may have two copies of the header.
 */
abstract class RequestError extends Error {
  readonly service: string;
  readonly method: string;
  readonly url: string;

  constructor(call: FailedCall, problem: string, options?: ErrorOptions) {
    super(`${call.service}: ${problem}: ${call.method} ${call.url}`, options);
    this.service = call.service;
    this.method = call.method;
    this.url = call.url;
  }
}

export interface FailedCall {
  service: string;
  method: string;
  url: string;
}

/** A response with status 400 or more. `body`: parsed JSON; text for other media types; undefined if unreadable. */
export class HttpError extends RequestError {
  override readonly name = 'HttpError' as const;
  readonly status: number;
  readonly body: unknown;
  /** Delay that the service asks for in `Retry-After`, in milliseconds; 0 without one. */
  readonly retryAfterMs: number;

  constructor(call: FailedCall, answer: { status: number; body: unknown; retryAfterMs?: number }) {
    super(call, `answered ${answer.status}`);
    this.status = answer.status;
    this.body = answer.body;
    this.retryAfterMs = answer.retryAfterMs ?? 0;
  }
}

/** No complete response: offline, connection refused or broken off, or blocked by CORS. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError' as const;
}

/** No complete response within the call's timeout. */
export class TimeoutError extends RequestError {
  override readonly name = 'TimeoutError' as const;

  constructor(call: FailedCall & { timeoutMs: number }) {
    super(call, `no answer within ${call.timeoutMs} ms`);
  }
}

/** The shopper may have changed since the call was made: it is not sent, or its response is dropped. */
export class ShopperChangedError extends Error {
  override readonly name = 'ShopperChangedError' as const;

  constructor() {
    super('another shopper may be signed in; the call of the former one is dropped');
  }
}

export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && error.name === 'HttpError';

export const isTimeoutError = (error: unknown): error is TimeoutError =>
  error instanceof Error && error.name === 'TimeoutError';

export const isShopperChangedError = (error: unknown): error is ShopperChangedError =>
  error instanceof Error && error.name === 'ShopperChangedError';
