import type { Token } from '@grocer/shared-contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AccessToken } from '../../platform/http/withAccessToken.ts';
import type { FetchToken } from './fetchToken.ts';

/** A token is renewed this long before it expires (behaviour/session#11). */
const renewBeforeExpiryMs = 60_000;

/** Lower limit of the delay: tokens that live a minute or less would otherwise be renewed without pause. */
const shortestRenewalMs = 10_000;

/** The longest delay of a browser timer. A longer one fires at once. */
const longestRenewalMs = 2 ** 31 - 1;

export interface TokenManager extends AccessToken {
  /**
   * Fetches the token and renews it from then on. Concurrent callers share one request
   * (behaviour/session#10).
   * @throws the errors of `fetchToken`
   */
  start(): Promise<Token | undefined>;
  /** Drops the token and the answer of a request that is running: they may be a former shopper's. */
  forget(): void;
  /** Cancels the renewal timer. */
  stop(): void;
}

interface TokenManagerDeps {
  fetchToken: FetchToken;
  clock: Clock;
  /** Called when a token names another shopper than the last one; `undefined`: nobody is signed in any more. */
  onShopperChanged: (token: Token | undefined) => void;
}

export function createTokenManager({ fetchToken, clock, onShopperChanged }: TokenManagerDeps): TokenManager {
  let token: Token | undefined;
  let request: Promise<Token | undefined> | undefined;
  let cancelRenewal = () => {};
  let stopped = false;

  return {
    start: fetchOnce,
    current: () => token?.accessToken,
    renew: async () => (await fetchOnce())?.accessToken,
    refused: () => store(undefined),
    forget() {
      token = undefined;
      request = undefined;
      cancelRenewal();
    },
    stop() {
      stopped = true;
      cancelRenewal();
    },
  };

  function fetchOnce(): Promise<Token | undefined> {
    if (request) return request;
    const current: Promise<Token | undefined> = fetchToken()
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

  function store(fresh: Token | undefined): void {
    const last = token;
    token = fresh;
    cancelRenewal();
    if (stopped) return;
    if (fresh) {
      const idealMs = fresh.expiresIn * 1000 - renewBeforeExpiryMs;
      const delayMs = Math.min(Math.max(idealMs, shortestRenewalMs), longestRenewalMs);
      cancelRenewal = clock.after(delayMs, () => void fetchOnce().catch(() => {}));
    }
    if (last && !isSameShopper(last, fresh)) onShopperChanged(fresh);
  }
}

/** A support user who is signed on as a customer is not that customer (behaviour/session#36). */
const isSameShopper = (a: Token, b: Token | undefined): boolean =>
  a.customerId === b?.customerId && a.isSignedOnAsCustomer === b.isSignedOnAsCustomer;
