import { errorAnswerSchema } from '@grocer/shared-contracts';

interface CallRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls a service. Resolves to the answer's JSON, or `undefined` without a body. @throws ShopError */
export type Call = (address: string, request?: CallRequest) => Promise<unknown>;

/**
 * Creates the function that makes all calls. The shop's own services identify the shopper by cookie. Each
 * call sends only the headers that its service needs, to avoid CORS preflight requests where possible.
 */
export const createCall =
  (send: typeof fetch): Call =>
  async (address, { method = 'GET', body, headers } = {}) => {
    const call = `${method} ${new URL(address).pathname}`;
    const response = await send(address, {
      method,
      credentials: 'include',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ShopError(call, { status: 0, code: null, cause });
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const { code } = errorAnswerSchema.parse(answer);
    throw new ShopError(call, { status: response.status, code });
  };

/** A call of a service was refused or failed. `status` 0: there was no response. */
export class ShopError extends Error {
  override readonly name = 'ShopError' as const;
  readonly status: number;
  /** The service's error code, such as `ORDER_ORCHESTRATION_042`. */
  readonly code: string | null;

  constructor(
    call: string,
    { status, code, cause }: { status: number; code: string | null; cause?: unknown },
  ) {
    super(`${call} ${status === 0 ? 'was not answered' : `answered ${status}${code ? ` ${code}` : ''}`}`, {
      cause,
    });
    this.status = status;
    this.code = code;
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof ShopError && error.status === 401;

export const isMissing = (error: unknown): boolean => error instanceof ShopError && error.status === 404;
