import type { BackEnd } from '../backEnd.ts';

export type CancelReservation = (reservationId: string) => Promise<void>;

export const cancelReservation =
  ({ http, base }: BackEnd): CancelReservation =>
  async (reservationId) => {
    await http.send({
      service: 'slots',
      method: 'DELETE',
      url: `${base}/slot-reservations/${encodeURIComponent(reservationId)}`,
      ignoresAnswer: true,
    });
  };
