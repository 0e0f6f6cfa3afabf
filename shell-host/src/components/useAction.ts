import { useState } from 'react';

/** Runs a shopper's action. Returns the subject of the running action, and the problem of the last one. */
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
