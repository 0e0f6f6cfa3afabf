import { parseContract, type SlotReservation, slotReservationsSchema } from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchReservations = (customerOrderId: string) => Promise<SlotReservation[]>;

export const fetchReservations =
  ({ http, base }: ServiceClient): FetchReservations =>
  async (customerOrderId) => {
    const answer = await http.send({
      service: 'slots',
      url: `${base}/slot-reservations`,
      query: { customerOrderId },
    });
    return parseContract(slotReservationsSchema, answer, 'slots');
  };
