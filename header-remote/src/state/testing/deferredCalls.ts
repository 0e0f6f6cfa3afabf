/** A fake service call: a test settles each response when it wants to. `calls` has the first argument of each call. */
export function deferredCalls<Answer>() {
  const calls: unknown[] = [];
  const answers: PromiseWithResolvers<Answer>[] = [];
  const call = (...args: unknown[]) => {
    calls.push(args[0]);
    const answer = Promise.withResolvers<Answer>();
    answers.push(answer);
    return answer.promise;
  };
  return {
    calls,
    call,
    answer: (index: number) => answers[index] as PromiseWithResolvers<Answer>,
  };
}
