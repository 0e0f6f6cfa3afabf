import type { Http, HttpCall } from './createHttp.ts';
import { isHttpError } from './errors.ts';

/** The shopper's access token, managed by `services/createTokenManager`. */
export interface AccessToken {
  current(): string | undefined;
  /** Fetches a new token. Concurrent calls share one request. `undefined` if nobody is signed in. */
  renew(): Promise<string | undefined>;
  /** Whether the service has refused this token although it had just been renewed. */
  hasRefused(service: string, accessToken: string): boolean;
  /** Call it when a service has accepted the shopper's token. */
  accepted(service: string): void;
  /** Call it when a service refuses a token that was just renewed. This may sign the shopper out of the header. */
  refused(service: string, accessToken: string): void;
}

/**
 * Adds the shopper's token to each call. After a 401 it renews the token, unless the service has refused it when it was
 * new, and repeats the call once, unless `beforeRepeat` returns an answer. A second 401 may mean that the shopper is
 * signed out (behaviour/session#minor-401).
 *
 * @param shopperChanged aborted when the shopper may have changed: then nothing is sent or repeated, and
 *   answers are dropped
 */
export function withAccessToken(http: Http, token: AccessToken, shopperChanged: AbortSignal): Http {
  return {
    async send(call) {
      shopperChanged.throwIfAborted();
      const bearer = token.current();
      try {
        return await sendWith(bearer, call);
      } catch (error) {
        if (bearer === undefined || !mayBeRenewed(bearer, call, error)) throw error;
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

  /** Whether a new token may help: not if the service refused this one when it was new. */
  function mayBeRenewed(bearer: string, { service }: HttpCall, error: unknown): boolean {
    return isUnauthorised(error) && !token.hasRefused(service, bearer);
  }

  async function repeat(renewed: string, call: HttpCall) {
    try {
      return await sendWith(renewed, call);
    } catch (error) {
      if (isUnauthorised(error)) token.refused(call.service, renewed);
      throw error;
    }
  }

  async function sendWith(bearer: string | undefined, call: HttpCall) {
    if (bearer === undefined) return untilAborted(http.send(call), shopperChanged);
    const headers = { authorization: `Bearer ${bearer}`, ...call.headers };
    const answer = await untilAborted(http.send({ ...call, headers }), shopperChanged);
    token.accepted(call.service);
    return answer;
  }
}

const isUnauthorised = (error: unknown): boolean => isHttpError(error) && error.status === 401;

/** Settles like `work`, or rejects as soon as the signal is aborted. Does not stop `work`. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    // One signal serves all calls of a shopper, so listeners would pile up if they were not removed.
    const stop = () => signal.removeEventListener('abort', onAbort);
    work.finally(stop).then(resolve, reject);
  });
}
