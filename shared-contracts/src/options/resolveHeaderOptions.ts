import { reportToConsole } from '../events/reportToConsole.ts';
import { describeProblem } from './describeProblem.ts';
import { type ResolvedHeaderOptions, resolveOptions } from './headerOptions.ts';

/** Receives a sentence about one wrong option. */
export type Report = (message: string) => void;

/**
 * Validates a host's options and adds the defaults. Never throws. `report` (default: the console) gets one sentence
 * for each wrong value, with the key, the expected and the received type and the value that is used instead, and one
 * for each unknown key.
 */
export const resolveHeaderOptions = (
  input?: unknown,
  report: Report = reportToConsole,
): ResolvedHeaderOptions => resolveOptions(input, (problem) => report(describeProblem(problem)));
