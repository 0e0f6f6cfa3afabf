import type { Http, HttpCall } from './createHttp.ts';
import { isHttpError } from './errors.ts';
import { untilAborted } from './untilAborted.ts';

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
 *
 * @param shopperChanged aborted when another shopper may be signed in: from then on nothing is sent, no call is
 *   repeated with the next shopper's token, and answers are dropped (behaviour/session#37)
 */
export function withAccessToken(http: Http, token: AccessToken, shopperChanged: AbortSignal): Http {
  return {
    async send(call) {
      shopperChanged.throwIfAborted();
      const bearer = token.current();
      try {
        return await sendWith(bearer, call);
      } catch (error) {
        if (bearer === undefined || !isUnauthorised(error)) throw error;
        // Another call may have renewed the token meanwhile.
        const renewed = token.current() === bearer ? await token.renew() : token.current();
        shopperChanged.throwIfAborted();
        if (renewed === undefined) throw error;
        const answer = await call.beforeRepeat?.();
        if (answer !== undefined) return answer;
        shopperChanged.throwIfAborted();
        return await repeat(renewed, call);
      }
    },
  };

  async function repeat(renewed: string, call: HttpCall) {
    try {
      return await sendWith(renewed, call);
    } catch (error) {
      if (isUnauthorised(error)) token.refused();
      throw error;
    }
  }

  function sendWith(bearer: string | undefined, call: HttpCall) {
    const authorised =
      bearer === undefined
        ? call
        : { ...call, headers: { authorization: `Bearer ${bearer}`, ...call.headers } };
    return untilAborted(http.send(authorised), shopperChanged);
  }
}

const isUnauthorised = (error: unknown): boolean => isHttpError(error) && error.status === 401;
