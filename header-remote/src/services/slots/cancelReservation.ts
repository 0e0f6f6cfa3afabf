import type { ServiceClient } from '../serviceClient.ts';

export type CancelReservation = (reservationId: string) => Promise<void>;

export const cancelReservation =
  ({ http, base }: ServiceClient): CancelReservation =>
  async (reservationId) => {
    await http.send({
      service: 'slots',
      method: 'DELETE',
      url: `${base}/slot-reservations/${encodeURIComponent(reservationId)}`,
      ignoresAnswer: true,
    });
  };
