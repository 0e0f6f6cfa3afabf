import { type Address, addressSchema, parseContract } from '@grocer/shared-contracts';
import type { HttpCall } from '../../platform/http/createHttp.ts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchAddress = (addressId: string) => Promise<Address>;

export const addressCall = (base: string, addressId: string): HttpCall => ({
  service: 'addresses',
  url: `${base}/addresses/${encodeURIComponent(addressId)}`,
});

export const fetchAddress =
  ({ http, base }: ServiceClient): FetchAddress =>
  async (addressId) =>
    parseContract(addressSchema, await http.send(addressCall(base, addressId)), 'addresses');
