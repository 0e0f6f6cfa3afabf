import { parseContract, type Token, tokenSchema } from '@grocer/shared-contracts';
import type { Http } from '../../platform/http/createHttp.ts';
import { isHttpError } from '../../platform/http/errors.ts';

export type FetchToken = () => Promise<Token | undefined>;

/** `undefined` = nobody is signed in: the service's 401 (clarification 19). */
export const fetchToken =
  ({ http, base }: { http: Http; base: string }): FetchToken =>
  async () => {
    try {
      const answer = await http.send({ service: 'token', url: `${base}/v1/token`, withCookies: true });
      return parseContract(tokenSchema, answer, 'token');
    } catch (error) {
      if (isHttpError(error) && error.status === 401) return undefined;
      throw error;
    }
  };
