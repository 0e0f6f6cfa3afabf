import type { InstantCheckoutBeacon } from '@grocer/shared-contracts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import type { Logger } from '../../platform/logger/logger.ts';
import type { ServiceClient } from '../serviceClient.ts';

/** Reports an order that was placed by instant checkout. Returns at once; a failure is only logged. */
export type SendInstantCheckoutBeacon = (beacon: InstantCheckoutBeacon) => void;

export const sendInstantCheckoutBeacon =
  ({ http, base, logger }: ServiceClient & { logger: Pick<Logger, 'failure'> }): SendInstantCheckoutBeacon =>
  (beacon) => {
    http
      .send({
        service: 'beacon',
        method: 'POST',
        url: `${base}/mfe/common/api/v1/instantCheckoutTransactionComplete`,
        json: beacon,
        keepalive: true,
        ignoresAnswer: true,
      })
      .catch((error) =>
        logger.failure(`Failed to send the instant checkout beacon: ${errorMessage(error)}`, error),
      );
  };
