import { parseContract, type ShoppingContext, shoppingContextSchema } from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchShoppingContext = () => Promise<ShoppingContext>;

export const fetchShoppingContext =
  ({ http, base }: ServiceClient): FetchShoppingContext =>
  async () => {
    const answer = await http.send({ service: 'shopping-context', url: `${base}/v1/shopping-context` });
    return parseContract(shoppingContextSchema, answer, 'shopping-context');
  };
