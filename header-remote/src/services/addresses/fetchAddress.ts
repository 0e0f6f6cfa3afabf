import { type Address, addressSchema, parseContract } from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';

export type FetchAddress = (addressId: string) => Promise<Address>;

export const fetchAddress =
  ({ http, base }: BackEnd): FetchAddress =>
  async (addressId) => {
    const url = `${base}/addresses/${encodeURIComponent(addressId)}`;
    return parseContract(addressSchema, await http.send({ service: 'addresses', url }), 'addresses');
  };
