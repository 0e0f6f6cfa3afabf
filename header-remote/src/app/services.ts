import type { ResolvedHeaderOptions } from '@grocer/shared-contracts';
import type { Clock } from '../platform/clock/clock.ts';
import { createHttp } from '../platform/http/createHttp.ts';
import { withAccessToken } from '../platform/http/withAccessToken.ts';
import { consoleSink, createLogger } from '../platform/logger/logger.ts';
import { fetchShoppingContext } from '../services/shopping-context/fetchShoppingContext.ts';
import { createTokenKeeper } from '../services/token/createTokenKeeper.ts';
import { fetchToken } from '../services/token/fetchToken.ts';
import { fetchTrolley } from '../services/trolley/fetchTrolley.ts';
import type { Services } from '../state/services.ts';

interface Surroundings {
  options: ResolvedHeaderOptions;
  clock: Clock;
  /** The shopper turned out to be signed out. */
  onSignedOut: () => void;
}

/** Real clients of every service, built once per page. */
export function createServices({
  options,
  clock,
  onSignedOut,
}: Surroundings): Services & { stop: () => void } {
  const { config, services: bases } = options;
  const logger = createLogger(options.logger ?? consoleSink, config.clientLogging);
  const http = createHttp({
    appName: config.appName,
    otherTimeoutMs: config.timeouts.other,
    logResponse: logger.response,
    clock,
  });
  const token = createTokenKeeper({
    fetchToken: fetchToken({ http, base: bases.token }),
    clock,
    onSignedOut,
  });
  const authorised = withAccessToken(http, token);

  return {
    logger,
    startSession: token.start,
    fetchShoppingContext: fetchShoppingContext({ http: authorised, base: bases.context }),
    fetchTrolley: fetchTrolley({ http: authorised, base: bases.graph }),
    stop: token.stop,
  };
}
