import { useEffect, useRef, useState } from 'react';

/** State of a page's request to a service. */
export type AsyncState<Value> =
  | { kind: 'pending' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown; retry: () => void };

/** Calls `load` whenever the key changes. The answer of an older request is dropped. */
export function useAsync<Value>(key: string, load: () => Promise<Value>): AsyncState<Value> {
  const [attempt, setAttempt] = useState(0);
  const request = `${attempt} ${key}`;
  const [result, setResult] = useState<{ request: string; answer: AsyncState<Value> }>();
  const latestLoad = useRef(load);
  latestLoad.current = load;

  useEffect(() => {
    let isStale = false;
    const report = (answer: AsyncState<Value>) => isStale || setResult({ request, answer });
    const retry = () => setAttempt((attempts) => attempts + 1);
    latestLoad.current().then(
      (value) => report({ kind: 'ready', value }),
      (error: unknown) => report({ kind: 'failed', error, retry }),
    );
    return () => {
      isStale = true;
    };
  }, [request]);

  return result?.request === request ? result.answer : { kind: 'pending' };
}
