import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aTrolley, aTrolleyItem, pounds, someTrolleyTotals } from './shop.fixtures.ts';
import { trolleySchema } from './trolley.ts';

const read = (input: unknown) => parseContract(trolleySchema, input, 'trolley');

describe('trolleySchema', () => {
  it('returns every fixture unchanged', () => {
    for (const trolley of [aTrolley(), aTrolley({ amendingOrder: true, trolleyItems: [] })]) {
      expect(read(trolley)).toEqual(trolley);
    }
  });

  it('reads a trolley without fields as an empty trolley', () => {
    const empty = {
      orderId: null,
      amendingOrder: false,
      trolleyItems: [],
      trolleyTotals: {
        minimumSpendThresholdMet: true,
        itemTotalEstimatedCost: null,
        totalEstimatedCost: null,
        collectionMinimumOrderValue: null,
        deliveryMinimumOrderValue: null,
        trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 0 },
      },
    };

    expect(read({})).toEqual(empty);
    expect(read({ orderId: null, amendingOrder: null, trolleyItems: null, trolleyTotals: null })).toEqual(
      empty,
    );
  });

  it('reads a missing count as 0', () => {
    const totals = { trolleyItemCounts: { noConflicts: 3 } };

    expect(read({ trolleyTotals: totals }).trolleyTotals.trolleyItemCounts).toEqual({
      hardConflicts: 0,
      softConflicts: 0,
      noConflicts: 3,
    });
  });

  it('drops an unreadable trolley item and keeps the others', () => {
    const items = [aTrolleyItem({ lineNumber: '1' }), { quantity: 'two' }, aTrolleyItem({ lineNumber: '2' })];

    expect(read({ trolleyItems: items }).trolleyItems.map((item) => item.lineNumber)).toEqual(['1', '2']);
  });

  it('reads numeric ids as text and an unknown unit of measure as UNKNOWN', () => {
    const item = { productId: 7, quantity: { amount: 1, uom: 'LTR' } };

    expect(read({ orderId: 5001, trolleyItems: [item] })).toMatchObject({
      orderId: '5001',
      trolleyItems: [{ productId: '7', quantity: { amount: 1, uom: 'UNKNOWN' } }],
    });
  });

  it('reads unreadable money as null (behaviour/trolley#unreadable-money)', () => {
    const totals = { ...someTrolleyTotals(), totalEstimatedCost: { amount: '84.20', currencyCode: 'GBP' } };

    expect(read({ trolleyTotals: totals }).trolleyTotals.totalEstimatedCost).toBeNull();
  });

  it('reads money without a currency as pounds', () => {
    const totals = { totalEstimatedCost: { amount: 84.2 } };

    expect(read({ trolleyTotals: totals }).trolleyTotals.totalEstimatedCost).toEqual(pounds(84.2));
  });

  it('rejects a trolley whose amendingOrder is not a boolean', () => {
    expect(() => read({ amendingOrder: 'yes' })).toThrow(
      'trolley: expected boolean at amendingOrder, got string',
    );
  });
});
