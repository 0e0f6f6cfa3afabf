import { parseContract, type Token, tokenLifetimeSchema, tokenSchema } from '@grocer/shared-contracts';
import type { HttpCall } from '../platform/http/createHttp.ts';
import { isHttpError } from '../platform/http/errors.ts';
import { errorMessage } from '../platform/logger/errorMessage.ts';
import type { LoggingClient, ServiceClient } from './serviceClient.ts';

export type FetchToken = () => Promise<Token | undefined>;

export const tokenCall = (base: string): HttpCall => ({
  service: 'token',
  url: `${base}/v1/token`,
  withCookies: true,
});

/** Reads the shopper's token; `undefined` if the service answers 401, which means signed out. */
export const fetchToken =
  ({ http, base, logger }: LoggingClient): FetchToken =>
  async () => {
    try {
      const answer = await http.send(tokenCall(base));
      const token = parseContract(tokenSchema, answer, 'token');
      if (token.expiresIn === null) logLifetime(answer, logger);
      return token;
    } catch (error) {
      if (isHttpError(error) && error.status === 401) return undefined;
      throw error;
    }
  };

/** Logs why a token's lifetime could not be read. */
function logLifetime(answer: unknown, logger: LoggingClient['logger']): void {
  try {
    parseContract(tokenLifetimeSchema, answer, 'token');
  } catch (error) {
    logger.failure(`The token is renewed only after a 401: ${errorMessage(error)}`, error);
  }
}

/** Ends the shopper's session and clears its cookies. */
export const logOut =
  ({ http, base }: ServiceClient) =>
  async (): Promise<void> => {
    await http.send({
      service: 'token',
      method: 'POST',
      url: `${base}/v1/log-out`,
      withCookies: true,
      ignoresAnswer: true,
    });
  };
