import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aCancelAmendOrderAnswer, aFailure, cancelAmendOrderAnswerBody } from './shop.fixtures.ts';
import { cancelAmendOrderAnswerSchema } from './trolley.ts';

const read = (input: unknown) => parseContract(cancelAmendOrderAnswerSchema, input, 'cancel amend');

describe('cancelAmendOrderAnswerSchema', () => {
  it('unwraps every fixture from its GraphQL envelope', () => {
    for (const answer of [aCancelAmendOrderAnswer(), aCancelAmendOrderAnswer({ failures: [aFailure()] })]) {
      expect(read(cancelAmendOrderAnswerBody(answer))).toEqual(answer);
    }
  });

  it('reads GraphQL errors as failures', () => {
    expect(read({ errors: [{ message: 'Too late' }] })).toEqual({
      failures: [{ message: 'Too late', type: null }],
    });
  });

  it('rejects an answer with neither a result nor an error', () => {
    expect(() => read({ data: { cancelAmendOrder: null } })).toThrow('expected cancelAmendOrder or errors');
  });

  it('rejects an answer with neither data nor errors', () => {
    expect(() => read({ ok: true })).toThrow('cancel amend: expected data or errors at the top, got object');
  });
});
