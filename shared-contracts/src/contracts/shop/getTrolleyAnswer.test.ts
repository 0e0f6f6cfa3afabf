import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aFailure, aTrolleyAnswer, trolleyAnswerBody } from './shop.fixtures.ts';
import { getTrolleyAnswerSchema, getTrolleyVariablesSchema } from './trolley.ts';

const read = (input: unknown) => parseContract(getTrolleyAnswerSchema, input, 'trolley');

describe('getTrolleyAnswerSchema', () => {
  it('unwraps every fixture from its GraphQL envelope', () => {
    const answers = [
      aTrolleyAnswer(),
      aTrolleyAnswer({ instantCheckout: 'ALLOWED', order: { containsEntertainingLines: true } }),
      aTrolleyAnswer({ trolley: null, failures: [aFailure()] }),
    ];

    for (const answer of answers) expect(read(trolleyAnswerBody(answer))).toEqual(answer);
  });

  it('reads a slot as changeable unless slotChangeable is false (behaviour/slot#unchangeable)', () => {
    const changeable = (slotChangeable: unknown) =>
      read({ data: { getTrolley: { trolley: {}, slotChangeable } } }).slotChangeable;

    expect(changeable(null)).toBe(true);
    expect(changeable(undefined)).toBe(true);
    expect(changeable(false)).toBe(false);
  });

  it('reads an unknown value of instantCheckout as UNKNOWN', () => {
    expect(read({ data: { getTrolley: { instantCheckout: 'CARD_EXPIRED' } } }).instantCheckout).toBe(
      'UNKNOWN',
    );
  });

  it('reads GraphQL errors as failures', () => {
    const answer = read({ data: null, errors: [{ message: 'Order not found', path: ['getTrolley'] }] });

    expect(answer.trolley).toBeNull();
    expect(answer.failures).toEqual([{ message: 'Order not found', type: null }]);
  });

  it('keeps the trolley if only the order failed', () => {
    const answer = read({
      data: { getTrolley: { trolley: {} }, getOrder: null },
      errors: [{ message: 'No order' }],
    });

    expect(answer.trolley?.trolleyItems).toEqual([]);
    expect(answer.failures).toHaveLength(1);
  });

  it('rejects an answer with neither data nor errors', () => {
    expect(() => read({})).toThrow('trolley: expected data or errors at the top, got object');
    expect(() => read({ data: null, errors: [] })).toThrow('expected data or errors');
  });

  it('names the place of a wrong value inside the envelope', () => {
    expect(() => read({ data: { getTrolley: { trolley: { amendingOrder: 1 } } } })).toThrow(
      'trolley: expected boolean at data.getTrolley.trolley.amendingOrder, got number',
    );
  });
});

describe('getTrolleyVariablesSchema', () => {
  it('rejects additional variables', () => {
    const variables = { trolleyQueryOrderId: '5001', orderQueryOrderId: null };

    expect(parseContract(getTrolleyVariablesSchema, variables, 'trolley')).toEqual(variables);
    expect(() => parseContract(getTrolleyVariablesSchema, { ...variables, more: 1 }, 'trolley')).toThrow(
      'expected no further keys',
    );
  });
});
