import { describeProblem, type OptionProblem } from '@grocer/shared-contracts/internal';
import { logToConsole } from '../../platform/logger/logToConsole.ts';

/** Logs a wrong option, unless its message is one of those that were logged before (behaviour/contract#3). */
export function logOptionProblem(problem: OptionProblem, logged: Set<string>): void {
  const message = describeProblem(problem);
  if (!logged.has(message)) logToConsole(message);
  logged.add(message);
}
