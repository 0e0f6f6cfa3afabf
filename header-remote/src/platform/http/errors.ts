/**
 * Thrown by `platform/http` if a service could not be asked. A refusal by the shop is a returned value, not an error.
 * Distinguish these errors by `name`, not by `instanceof`: a page may have two copies of the header.
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

/** The service answered with a status of 400 or more. `body` is its JSON, or undefined. */
export class HttpError extends RequestError {
  override readonly name = 'HttpError' as const;
  readonly status: number;
  readonly body: unknown;
  /** How long the service asks to wait, in milliseconds; 0 if it does not. Its header `Retry-After` is in seconds. */
  readonly retryAfterMs: number;

  constructor(call: FailedCall, answer: { status: number; body: unknown; retryAfterMs?: number }) {
    super(call, `answered ${answer.status}`);
    this.status = answer.status;
    this.body = answer.body;
    this.retryAfterMs = answer.retryAfterMs ?? 0;
  }
}

/** No answer at all: offline, refused, blocked by CORS. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError' as const;
}

/** No answer within the call's timeout. */
export class TimeoutError extends RequestError {
  override readonly name = 'TimeoutError' as const;

  constructor(call: FailedCall & { timeoutMs: number }) {
    super(call, `no answer within ${call.timeoutMs} ms`);
  }
}

/**
 * The call belongs to a shopper who may no longer be the one that is signed in: it is not sent, or its answer is
 * dropped.
 */
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
