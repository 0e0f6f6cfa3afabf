import { useState } from 'react';

/** An action of the shopper: what it is busy with, and the problem that the last one had. */
export function useAction<Subject, Problem>(
  run: (subject: Subject) => Promise<void>,
  problemOf: (error: unknown, subject: Subject) => Problem,
) {
  const [busyWith, setBusyWith] = useState<Subject>();
  const [problem, setProblem] = useState<Problem>();

  async function start(subject: Subject): Promise<void> {
    setBusyWith(subject);
    setProblem(undefined);
    try {
      await run(subject);
    } catch (error) {
      setProblem(problemOf(error, subject));
    } finally {
      setBusyWith(undefined);
    }
  }

  return { busyWith, problem, start };
}
