import type { Http, HttpCall } from './createHttp.ts';
import { isHttpError } from './errors.ts';

/** The shopper's access token, managed by `services/token`. */
export interface AccessToken {
  current(): string | undefined;
  /** Fetches a new token; simultaneous calls share one request. `undefined` if nobody is signed in. */
  renew(): Promise<string | undefined>;
  /** Call it when the services refuse a token that was just renewed: the shopper is signed out. */
  refused(): void;
}

/**
 * Adds the shopper's token to every call. After a 401 it renews the token and repeats the call once, unless its
 * `beforeRepeat` has the answer; a second 401 means signed out (behaviour/session#12).
 */
export function withAccessToken(http: Http, token: AccessToken): Http {
  const authorised = (call: HttpCall, bearer: string | undefined): HttpCall =>
    bearer === undefined
      ? call
      : { ...call, headers: { authorization: `Bearer ${bearer}`, ...call.headers } };

  return {
    async send(call) {
      const bearer = token.current();
      try {
        return await http.send(authorised(call, bearer));
      } catch (error) {
        if (bearer === undefined || !isUnauthorised(error)) throw error;
        // Another call may have renewed the token meanwhile.
        const renewed = token.current() === bearer ? await token.renew() : token.current();
        if (renewed === undefined) throw error;
        const answer = await call.beforeRepeat?.();
        if (answer !== undefined) return answer;
        return await repeat(authorised(call, renewed));
      }
    },
  };

  async function repeat(call: HttpCall) {
    try {
      return await http.send(call);
    } catch (error) {
      if (isUnauthorised(error)) token.refused();
      throw error;
    }
  }
}

const isUnauthorised = (error: unknown): boolean => isHttpError(error) && error.status === 401;
