import type { InstantCheckoutBeacon } from '@grocer/shared-contracts';
import type { Logger } from '../../platform/logger/logger.ts';
import { messageOf } from '../../platform/logger/messageOf.ts';
import type { BackEnd } from '../backEnd.ts';

/** Says that an order was placed by instant checkout. Nobody waits for it: a failure is logged, no more (clarification 99). */
export type SendInstantCheckoutBeacon = (beacon: InstantCheckoutBeacon) => void;

export const sendInstantCheckoutBeacon =
  ({ http, base, logger }: BackEnd & { logger: Pick<Logger, 'failure'> }): SendInstantCheckoutBeacon =>
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
        logger.failure(`Failed to send the instant checkout beacon: ${messageOf(error)}`, error),
      );
  };
