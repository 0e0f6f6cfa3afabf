import { type DeliveryPassStatus, deliveryPassSchema, parseContract } from '@grocer/shared-contracts';
import type { Logger } from '../../platform/logger/logger.ts';
import type { ServiceClient } from '../serviceClient.ts';

/**
 * Reads the customer's delivery pass. Never throws: a failure is logged and gives UNKNOWN
 * (behaviour/account#delivery-pass-status).
 */
export type FetchPassStatus = (customerId: string) => Promise<DeliveryPassStatus>;

export const fetchPassStatus =
  ({ http, base, logger }: ServiceClient & { logger: Pick<Logger, 'failure'> }): FetchPassStatus =>
  async (customerId) => {
    try {
      const answer = await http.send({
        service: 'delivery-pass',
        url: `${base}/v1/pass/status`,
        headers: { 'customer-id': customerId },
      });
      return parseContract(deliveryPassSchema, answer, 'delivery-pass').data.status;
    } catch (error) {
      logger.failure('Error loading delivery pass status', error);
      return 'UNKNOWN';
    }
  };
