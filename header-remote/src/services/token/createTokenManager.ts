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
  /** Cancels the renewal timer. */
  stop(): void;
}

interface TokenManagerDeps {
  fetchToken: FetchToken;
  clock: Clock;
  /** Called when the shopper's session has ended while the page is open. */
  onSignedOut: () => void;
}

export function createTokenManager({ fetchToken, clock, onSignedOut }: TokenManagerDeps): TokenManager {
  let token: Token | undefined;
  let request: Promise<Token | undefined> | undefined;
  let cancelRenewal = () => {};
  let stopped = false;

  return {
    start: fetchOnce,
    current: () => token?.accessToken,
    renew: async () => (await renewOrEnd())?.accessToken,
    refused: end,
    stop() {
      stopped = true;
      cancelRenewal();
    },
  };

  function fetchOnce(): Promise<Token | undefined> {
    request ??= fetchToken()
      .then(store)
      .finally(() => {
        request = undefined;
      });
    return request;
  }

  function store(fresh: Token | undefined): Token | undefined {
    token = fresh;
    cancelRenewal();
    if (fresh && !stopped) {
      const idealMs = fresh.expiresIn * 1000 - renewBeforeExpiryMs;
      const delayMs = Math.min(Math.max(idealMs, shortestRenewalMs), longestRenewalMs);
      cancelRenewal = clock.after(delayMs, () => void renewOrEnd().catch(() => {}));
    }
    return fresh;
  }

  async function renewOrEnd(): Promise<Token | undefined> {
    const fresh = await fetchOnce();
    if (!fresh) end();
    return fresh;
  }

  function end(): void {
    token = undefined;
    cancelRenewal();
    if (!stopped) onSignedOut();
  }
}
