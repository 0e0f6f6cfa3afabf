import { useEffect, useRef, useState } from 'react';

/** What a service said to a page's question. */
export type Answer<Value> =
  | { kind: 'pending' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown; retry: () => void };

/** Asks whenever the key changes. An answer to an older question is dropped. */
export function useAnswer<Value>(key: string, ask: () => Promise<Value>): Answer<Value> {
  const [attempt, setAttempt] = useState(0);
  const asking = `${attempt} ${key}`;
  const [told, setTold] = useState<{ asked: string; answer: Answer<Value> }>();
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    let left = false;
    const tell = (answer: Answer<Value>) => left || setTold({ asked: asking, answer });
    const retry = () => setAttempt((attempts) => attempts + 1);
    latest.current().then(
      (value) => tell({ kind: 'ready', value }),
      (error: unknown) => tell({ kind: 'failed', error, retry }),
    );
    return () => {
      left = true;
    };
  }, [asking]);

  return told?.asked === asking ? told.answer : { kind: 'pending' };
}
