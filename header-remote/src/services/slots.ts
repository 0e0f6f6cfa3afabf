import {
  addressSchema,
  branchSchema,
  parseContract,
  type SlotReservation,
  slotReservationsSchema,
} from '@grocer/shared-contracts';
import type { HttpCall } from '../platform/http/createHttp.ts';
import type { ServiceClient } from './serviceClient.ts';

// The shopper's slots, with their delivery addresses and collection branches.

export const reservationsCall = (base: string, customerOrderId: string): HttpCall => ({
  service: 'slots',
  url: `${base}/slot-reservations`,
  query: { customerOrderId },
});

export const fetchReservations =
  ({ http, base }: ServiceClient) =>
  async (customerOrderId: string): Promise<SlotReservation[]> => {
    const answer = await http.send(reservationsCall(base, customerOrderId));
    return parseContract(slotReservationsSchema, answer, 'slots');
  };

export const cancelReservation =
  ({ http, base }: ServiceClient) =>
  async (reservationId: string): Promise<void> => {
    const url = `${base}/slot-reservations/${encodeURIComponent(reservationId)}`;
    await http.send({ service: 'slots', method: 'DELETE', url, ignoresAnswer: true });
  };

export const addressCall = (base: string, addressId: string): HttpCall => ({
  service: 'addresses',
  url: `${base}/addresses/${encodeURIComponent(addressId)}`,
});

export const fetchAddress =
  ({ http, base }: ServiceClient) =>
  async (addressId: string) =>
    parseContract(addressSchema, await http.send(addressCall(base, addressId)), 'addresses');

export const branchCall = (base: string, branchId: string): HttpCall => ({
  service: 'branches',
  url: `${base}/branches/${encodeURIComponent(branchId)}`,
});

export const fetchBranch =
  ({ http, base }: ServiceClient) =>
  async (branchId: string) =>
    parseContract(branchSchema, await http.send(branchCall(base, branchId)), 'branches');
