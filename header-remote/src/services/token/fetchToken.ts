import { parseContract, type Token, tokenSchema } from '@grocer/shared-contracts';
import { isHttpError } from '../../platform/http/errors.ts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchToken = () => Promise<Token | undefined>;

/**
 * Reads the shopper's token; `undefined` for the service's 401, which means signed out (behaviour/session#8).
 */
export const fetchToken =
  ({ http, base }: ServiceClient): FetchToken =>
  async () => {
    try {
      const answer = await http.send({ service: 'token', url: `${base}/v1/token`, withCookies: true });
      return parseContract(tokenSchema, answer, 'token');
    } catch (error) {
      if (isHttpError(error) && error.status === 401) return undefined;
      throw error;
    }
  };
