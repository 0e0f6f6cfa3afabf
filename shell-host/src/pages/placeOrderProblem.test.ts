import { createRoutes } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../shop/createCall.ts';
import { placeOrderProblem } from './placeOrderProblem.ts';

const routes = createRoutes();
const refused = (code: string | null) => new ShopError('PATCH /v1/orders/5001/place', { status: 409, code });

describe('placeOrderProblem', () => {
  it.each([
    ['017', routes.serviceSelection()],
    ['029', routes.serviceSelection()],
    ['044', routes.serviceSelection()],
    ['041', routes.trolley()],
    ['042', routes.trolley()],
    ['043', routes.trolley()],
    ['125', routes.myDetails()],
  ])('the problem of error %s has a link to the page that solves it', (code, page) => {
    expect(placeOrderProblem(refused(`ORDER_ORCHESTRATION_${code}`), routes).link?.to).toBe(page);
  });

  it.each([refused('ORDER_ORCHESTRATION_999'), refused(null), new Error('offline')])(
    'the problem of any other error asks the shopper to try again',
    (error) => {
      expect(placeOrderProblem(error, routes)).toEqual({
        text: "Sorry, there's been a problem. Please try again.",
      });
    },
  );
});
