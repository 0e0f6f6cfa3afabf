import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { orderSchema } from './orders.ts';
import { anOrder } from './shop.fixtures.ts';

const read = (input: unknown) => parseContract(orderSchema, input, 'orders');

describe('orderSchema', () => {
  it('returns every fixture unchanged', () => {
    for (const order of [anOrder(), anOrder({ customerOrderState: 'AMENDING', orderLines: [], slots: [] })]) {
      expect(read(order)).toEqual(order);
    }
  });

  it('requires only the order id', () => {
    expect(read({ customerOrderId: 5001 })).toEqual({
      customerOrderId: '5001',
      customerOrderState: 'UNKNOWN',
      containsEntertainingLines: false,
      orderLines: [],
      slots: [],
      totals: { estimated: { deliveryCharge: null } },
    });
    expect(() => read({ customerOrderState: 'PLACED' })).toThrow('at customerOrderId, got nothing');
  });

  it('drops an order line without a line number and keeps the others', () => {
    const [line] = anOrder().orderLines;

    expect(read({ ...anOrder(), orderLines: [{ price: null }, line] }).orderLines).toEqual([line]);
  });

  it('reads every order state, and any other state as UNKNOWN', () => {
    const stateOf = (customerOrderState: string) =>
      read({ ...anOrder(), customerOrderState }).customerOrderState;
    const states =
      'AMENDING CANCELLED COMPLETED FULFIL PAID PAYMENT_FAILED PENDING PICKED PLACED REFUND_PENDING'.split(
        ' ',
      );

    expect(states.map(stateOf)).toEqual(states);
    expect(stateOf('LOST')).toBe('UNKNOWN');
  });
});
