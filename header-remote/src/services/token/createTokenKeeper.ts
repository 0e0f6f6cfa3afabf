import type { Token } from '@grocer/shared-contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AccessToken } from '../../platform/http/withAccessToken.ts';
import type { FetchToken } from './fetchToken.ts';

/** Tokens are renewed this long before they expire (clarification 20). */
const renewBeforeExpiryMs = 60_000;

/** A service that hands out tokens of a minute or less must not be asked without pause. */
const shortestRenewalMs = 10_000;

/** A timer for longer would run out at once. */
const longestRenewalMs = 2 ** 31 - 1;

export interface TokenKeeper extends AccessToken {
  /**
   * Asks who is signed in and keeps the token fresh from then on; one request however many callers wait.
   * @throws what the token service's call throws
   */
  start(): Promise<Token | undefined>;
  /** Ends the timer. */
  stop(): void;
}

interface Keeping {
  fetchToken: FetchToken;
  clock: Clock;
  /** The shopper turned out to be signed out while the page was open. */
  onSignedOut: () => void;
}

export function createTokenKeeper({ fetchToken, clock, onSignedOut }: Keeping): TokenKeeper {
  let token: Token | undefined;
  let flight: Promise<Token | undefined> | undefined;
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
    flight ??= fetchToken()
      .then(keep)
      .finally(() => {
        flight = undefined;
      });
    return flight;
  }

  function keep(fresh: Token | undefined): Token | undefined {
    token = fresh;
    cancelRenewal();
    if (fresh && !stopped) {
      const due = fresh.expiresIn * 1000 - renewBeforeExpiryMs;
      const wait = Math.min(Math.max(due, shortestRenewalMs), longestRenewalMs);
      cancelRenewal = clock.after(wait, () => void renewOrEnd().catch(() => {}));
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
