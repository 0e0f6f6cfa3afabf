import { parseContract, type SlotReservation, slotReservationsSchema } from '@grocer/shared-contracts';
import type { HttpCall } from '../../platform/http/createHttp.ts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchReservations = (customerOrderId: string) => Promise<SlotReservation[]>;

export const reservationsCall = (base: string, customerOrderId: string): HttpCall => ({
  service: 'slots',
  url: `${base}/slot-reservations`,
  query: { customerOrderId },
});

export const fetchReservations =
  ({ http, base }: ServiceClient): FetchReservations =>
  async (customerOrderId) => {
    const answer = await http.send(reservationsCall(base, customerOrderId));
    return parseContract(slotReservationsSchema, answer, 'slots');
  };
