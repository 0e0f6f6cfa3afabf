import type { Http, HttpCall } from './createHttp.ts';
import { isHttpError } from './errors.ts';

/** What keeps the shopper's access token: `services/token`. */
export interface AccessToken {
  current(): string | undefined;
  /** Fetches a new token, once however many calls ask at the same time; `undefined` when nobody is signed in. */
  renew(): Promise<string | undefined>;
  /** The services refused a token that was just renewed: the shopper is signed out. */
  refused(): void;
}

/**
 * Adds the shopper's token to every call. A 401 renews it once and repeats the call once; a second 401 means signed
 * out (clarification 20).
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
        // Another call may have renewed it while this one was on its way.
        const renewed = token.current() === bearer ? await token.renew() : token.current();
        if (renewed === undefined) throw error;
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
