import { errorAnswerSchema } from '@grocer/shared-contracts';
import { ShopError } from './ShopError.ts';

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls a service and gives its JSON, `undefined` where it has none. @throws ShopError */
export type Call = (address: string, request?: Request) => Promise<unknown>;

/**
 * The shop's own services know the shopper by cookie. A call without further headers needs no preflight, so none are
 * sent that a service does not ask for.
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
