import type { ErrorAnswer } from './errorAnswer.ts';

/** The error answer of the orders service with a code: `anErrorAnswer('042')`. */
export const anErrorAnswer = (number: string, message = 'Refused'): ErrorAnswer => ({
  code: `ORDER_ORCHESTRATION_${number}`,
  message,
});
