import { type Address, addressSchema, parseContract } from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchAddress = (addressId: string) => Promise<Address>;

export const fetchAddress =
  ({ http, base }: ServiceClient): FetchAddress =>
  async (addressId) => {
    const url = `${base}/addresses/${encodeURIComponent(addressId)}`;
    return parseContract(addressSchema, await http.send({ service: 'addresses', url }), 'addresses');
  };
