import {
  type DeliveryPassStatus,
  deliveryPassSchema,
  parseContract,
  shoppingContextSchema,
} from '@grocer/shared-contracts';
import type { HttpCall } from '../platform/http/createHttp.ts';
import type { LoggingClient, ServiceClient } from './serviceClient.ts';

export const shoppingContextCall = (base: string): HttpCall => ({
  service: 'shopping-context',
  url: `${base}/v1/shopping-context`,
});

export const fetchShoppingContext =
  ({ http, base }: ServiceClient) =>
  async () =>
    parseContract(shoppingContextSchema, await http.send(shoppingContextCall(base)), 'shopping-context');

/**
 * Reads the customer's delivery pass. Never throws: a failure is logged and gives UNKNOWN
 * (behaviour/account#delivery-pass-status).
 */
export const fetchPassStatus =
  ({ http, base, logger }: LoggingClient) =>
  async (customerId: string): Promise<DeliveryPassStatus> => {
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
