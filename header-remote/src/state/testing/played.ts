/** A call whose answers a test gives when it likes, and what was asked. */
export function played<Answer>() {
  const asked: unknown[] = [];
  const answers: PromiseWithResolvers<Answer>[] = [];
  const ask = (...question: unknown[]) => {
    asked.push(question[0]);
    const answer = Promise.withResolvers<Answer>();
    answers.push(answer);
    return answer.promise;
  };
  return { asked, ask, answer: (index: number) => answers[index] as PromiseWithResolvers<Answer> };
}
