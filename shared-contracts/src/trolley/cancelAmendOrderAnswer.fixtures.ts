import type { CancelAmendOrderAnswer } from './cancelAmendOrderAnswer.ts';

export const aCancelAmendOrderAnswer = (
  overrides: Partial<CancelAmendOrderAnswer> = {},
): CancelAmendOrderAnswer => ({ failures: [], ...overrides });

/** The answer in its GraphQL envelope, as the service sends it. */
export const cancelAmendOrderAnswerBody = (cancelAmendOrder = aCancelAmendOrderAnswer()) => ({
  data: { cancelAmendOrder },
});
