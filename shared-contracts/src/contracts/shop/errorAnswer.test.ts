import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { errorAnswerSchema } from './orders.ts';
import { anErrorAnswer } from './shop.fixtures.ts';

const read = (input: unknown) => parseContract(errorAnswerSchema, input, 'orders');

describe('errorAnswerSchema', () => {
  it('returns its fixture unchanged', () => {
    expect(read(anErrorAnswer('042'))).toEqual(anErrorAnswer('042'));
  });

  it('takes the code from code, else from the first error, else from the type of the first failure (behaviour/order-errors#code-source)', () => {
    const errors = [{ code: 'B', message: 'second best' }, { code: 'D' }];
    const failures = [{ type: 'C' }];

    expect(read({ code: 'A', errors, failures }).code).toBe('A');
    expect(read({ code: null, errors, failures }).code).toBe('B');
    expect(read({ code: '', errors: [{ message: 'no code' }], failures }).code).toBe('C');
    expect(read({ errors: [], failures }).code).toBe('C');
    expect(read({ errors }).message).toBe('second best');
  });

  it.each([
    null,
    undefined,
    'Bad Gateway',
    502,
    [],
    {},
    { code: 42 },
    { errors: 'many' },
    { errors: [null] },
  ])('finds no code in %j', (body) => {
    expect(read(body)).toEqual({ code: null, message: null });
  });
});
