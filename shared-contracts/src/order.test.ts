import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { anOrder } from './order.fixtures.ts';
import { orderSchema } from './order.ts';

const read = (input: unknown) => parseContract(orderSchema, input, 'orders');

describe('orderSchema', () => {
  it('reads every fixture as it stands', () => {
    for (const order of [anOrder(), anOrder({ customerOrderState: 'AMENDING', orderLines: [], slots: [] })]) {
      expect(read(order)).toEqual(order);
    }
  });

  it('needs an id, nothing else', () => {
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

  it('drops a line without a line number and keeps the others', () => {
    const [line] = anOrder().orderLines;

    expect(read({ ...anOrder(), orderLines: [{ price: null }, line] }).orderLines).toEqual([line]);
  });

  it('reads every state of an order and takes others for unknown', () => {
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
