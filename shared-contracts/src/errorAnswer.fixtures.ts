import type { ErrorAnswer } from './errorAnswer.ts';

/** `anErrorAnswer('042')` is the order service's error 042. */
export const anErrorAnswer = (number: string, message = 'Refused'): ErrorAnswer => ({
  code: `ORDER_ORCHESTRATION_${number}`,
  message,
});
