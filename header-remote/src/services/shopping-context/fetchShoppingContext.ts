import { parseContract, type ShoppingContext, shoppingContextSchema } from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';

export type FetchShoppingContext = () => Promise<ShoppingContext>;

export const fetchShoppingContext =
  ({ http, base }: BackEnd): FetchShoppingContext =>
  async () => {
    const answer = await http.send({ service: 'shopping-context', url: `${base}/v1/shopping-context` });
    return parseContract(shoppingContextSchema, answer, 'shopping-context');
  };
