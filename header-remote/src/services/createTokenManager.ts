import type { Token } from '@grocer/shared-contracts';
import type { AccessToken } from '../platform/http/withAccessToken.ts';
import type { FetchToken } from './token.ts';

/** How long before its expiry a token is renewed. Milliseconds. */
const renewBeforeExpiryMs = 60_000;

/** Minimum delay before a renewal: tokens valid for a minute or less would be renewed continuously. */
const shortestRenewalMs = 10_000;

interface TokenManagerDeps {
  fetchToken: FetchToken;
  /** Called when a token names another shopper; with `undefined` if nobody is signed in any more. */
  onShopperChanged: (token: Token | undefined) => void;
}

export function createTokenManager({ fetchToken, onShopperChanged }: TokenManagerDeps) {
  let token: Token | undefined;
  let request: Promise<Token | undefined> | undefined;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let recheckCount = 0;
  const refusals = createRefusals();
  const accessToken: AccessToken = {
    current: () => token?.accessToken,
    renew: async () => (await fetchOnce())?.accessToken,
    hasRefused: refusals.has,
    accepted: refusals.remove,
    refused(service, refused) {
      if (refusals.add(service, refused)) store(undefined);
    },
  };

  return {
    ...accessToken,
    /**
     * Fetches the token and renews it from then on. Concurrent callers share one request.
     * @throws the errors of `fetchToken`
     */
    start: fetchOnce,
    /** Drops the token and the answer to a running request, which may belong to a former shopper. */
    forget(): void {
      token = undefined;
      refusals.clear();
      request = undefined;
      clearTimeout(renewal);
    },
    /** Repeats a running request once it has ended: another tab has just learned who is signed in. */
    recheck(): void {
      recheckCount += 1;
    },
    /** Cancels the renewal timer. Tokens that arrive later are not renewed, and no change of shopper is reported. */
    stop(): void {
      stopped = true;
      clearTimeout(renewal);
    },
  };

  function fetchOnce(): Promise<Token | undefined> {
    if (request) return request;
    const current: Promise<Token | undefined> = fetchLatest()
      .then((fresh) => {
        if (request === current) store(fresh);
        return fresh;
      })
      .finally(() => {
        if (request === current) request = undefined;
      });
    request = current;
    return current;
  }

  /** Fetches the token, and repeats that if `recheck` was called meanwhile: the answer may be older than the call. */
  async function fetchLatest(): Promise<Token | undefined> {
    const count = recheckCount;
    const answer = await fetchToken();
    return count === recheckCount ? answer : fetchLatest();
  }

  function store(fresh: Token | undefined): void {
    const last = token;
    token = fresh;
    clearTimeout(renewal);
    if (stopped) return;
    if (fresh) renewBeforeExpiry(fresh);
    if (!last || isSameShopper(last, fresh)) return;
    refusals.clear();
    onShopperChanged(fresh);
  }

  /** Schedules the renewal. A token without a known lifetime is renewed after a 401 only. */
  function renewBeforeExpiry({ expiresIn }: Token): void {
    if (expiresIn === null) return;
    const delayMs = Math.max(expiresIn * 1000 - renewBeforeExpiryMs, shortestRenewalMs);
    renewal = setTimeout(() => void fetchOnce().catch(() => {}), delayMs);
  }
}

/** A support user who is signed on as a customer is not that customer. */
const isSameShopper = (a: Token, b: Token | undefined): boolean =>
  a.customerId === b?.customerId && a.isSignedOnAsCustomer === b.isSignedOnAsCustomer;

/**
 * Services that need the shopper's session: if one refuses a renewed token with 401, the session has ended.
 * Other services also answer visitors, or serve decoration: if only one of them refuses, it has failed.
 */
const mainServices: readonly string[] = ['shopping-context', 'trolley', 'slots', 'orders'];

/** Stores which services refuse a token that was just renewed, until they accept one. */
function createRefusals() {
  const refusedTokens = new Map<string, string>();
  return {
    has: (service: string, token: string) => refusedTokens.get(service) === token,
    /** Records a refusal. Returns whether the session has ended: a main service or any two services refuse tokens. */
    add(service: string, token: string): boolean {
      refusedTokens.set(service, token);
      return mainServices.includes(service) || refusedTokens.size > 1;
    },
    remove: (service: string) => void refusedTokens.delete(service),
    clear: () => refusedTokens.clear(),
  };
}
