import { parseContract, type SlotReservation, slotReservationsSchema } from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';

export type FetchReservations = (customerOrderId: string) => Promise<SlotReservation[]>;

export const fetchReservations =
  ({ http, base }: BackEnd): FetchReservations =>
  async (customerOrderId) => {
    const answer = await http.send({
      service: 'slots',
      url: `${base}/slot-reservations`,
      query: { customerOrderId },
    });
    return parseContract(slotReservationsSchema, answer, 'slots');
  };
