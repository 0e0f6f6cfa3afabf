import {
  type CancelAmendOrderVariables,
  cancelAmendOrderAnswerSchema,
  type Failure,
  parseContract,
} from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';

export type CancelAmendResult = { ok: true } | { ok: false; error: { kind: 'refused'; failures: Failure[] } };

/**
 * Discards the changes to a placed order (behaviour/amending#request). A refusal is returned; what is thrown means
 * that the service could not be asked.
 */
export type CancelAmend = (customerOrderId: string) => Promise<CancelAmendResult>;

export const cancelAmend =
  ({ http, base }: ServiceClient): CancelAmend =>
  async (customerOrderId) => {
    const variables: CancelAmendOrderVariables = { customerOrderId };
    const answer = await http.send({
      service: 'trolley',
      method: 'POST',
      url: `${base}/graph/live`,
      query: { clientType: 'WEB_APP', tag: 'cancel-amend-order' },
      json: { query: cancelAmendMutation, variables },
    });
    const { failures } = parseContract(cancelAmendOrderAnswerSchema, answer, 'trolley');
    return failures.length === 0 ? { ok: true } : { ok: false, error: { kind: 'refused', failures } };
  };

export const cancelAmendMutation = `mutation cancelAmendOrder($customerOrderId: ID!) {
  cancelAmendOrder(orderId: $customerOrderId) { failures { message type } }
}`;
