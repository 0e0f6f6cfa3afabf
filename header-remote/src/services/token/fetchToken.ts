import { parseContract, type Token, tokenSchema } from '@grocer/shared-contracts';
import { isHttpError } from '../../platform/http/errors.ts';
import type { BackEnd } from '../backEnd.ts';

export type FetchToken = () => Promise<Token | undefined>;

/** `undefined` = nobody is signed in: the service's 401 (clarification 19). */
export const fetchToken =
  ({ http, base }: BackEnd): FetchToken =>
  async () => {
    try {
      const answer = await http.send({ service: 'token', url: `${base}/v1/token`, withCookies: true });
      return parseContract(tokenSchema, answer, 'token');
    } catch (error) {
      if (isHttpError(error) && error.status === 401) return undefined;
      throw error;
    }
  };
