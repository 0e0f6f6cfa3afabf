import type { TestVisitor } from './aVisitor.ts';

/** Places the visitor's first order. */
export const placeFirstOrder = (visitor: TestVisitor, orderOptions: object = {}) =>
  visitor.send('PATCH', '/v1/orders/5001/place', { event: 'PLACE', orderOptions });

export const statusAndCode = async (response: Response) => ({
  status: response.status,
  code: (await response.json()).code,
});

export const refusedWith = (code: string) => ({ status: 409, code: `ORDER_ORCHESTRATION_${code}` });
