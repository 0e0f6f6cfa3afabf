import { parseContract, type ShoppingContext, shoppingContextSchema } from '@grocer/shared-contracts';
import type { HttpCall } from '../../platform/http/createHttp.ts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchShoppingContext = () => Promise<ShoppingContext>;

export const shoppingContextCall = (base: string): HttpCall => ({
  service: 'shopping-context',
  url: `${base}/v1/shopping-context`,
});

export const fetchShoppingContext =
  ({ http, base }: ServiceClient): FetchShoppingContext =>
  async () => {
    const answer = await http.send(shoppingContextCall(base));
    return parseContract(shoppingContextSchema, answer, 'shopping-context');
  };
