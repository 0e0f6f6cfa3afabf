import { describe, expect, it } from 'vitest';
import { aCancelAmendOrderAnswer, cancelAmendOrderAnswerBody } from './cancelAmendOrderAnswer.fixtures.ts';
import { cancelAmendOrderAnswerSchema } from './cancelAmendOrderAnswer.ts';
import { parseContract } from './contractError.ts';
import { aFailure } from './failure.fixtures.ts';

const read = (input: unknown) => parseContract(cancelAmendOrderAnswerSchema, input, 'cancel amend');

describe('cancelAmendOrderAnswerSchema', () => {
  it('reads every fixture out of its envelope', () => {
    for (const answer of [aCancelAmendOrderAnswer(), aCancelAmendOrderAnswer({ failures: [aFailure()] })]) {
      expect(read(cancelAmendOrderAnswerBody(answer))).toEqual(answer);
    }
  });

  it('tells the errors of GraphQL as failures', () => {
    expect(read({ errors: [{ message: 'Too late' }] })).toEqual({
      failures: [{ message: 'Too late', type: null }],
    });
  });

  it('does not take silence for success', () => {
    expect(() => read({ data: { cancelAmendOrder: null } })).toThrow('expected cancelAmendOrder or errors');
  });

  it('refuses an answer of neither data nor errors', () => {
    expect(() => read({ ok: true })).toThrow('cancel amend: expected data or errors at the top, got object');
  });
});
