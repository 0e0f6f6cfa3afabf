import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { isMissing, isSignedOut } from '../shop/createCall.ts';
import { usePath } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import styles from './AsyncContent.module.css';
import button from './button.module.css';

/** State of a page's request to a service. */
type AsyncState<Value> =
  | { kind: 'pending' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown; retry: () => void };

/** Calls `load` whenever the key changes, and again on `retry`. Drops the answer to an older request. */
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

interface Props<Value> {
  answer: AsyncState<Value>;
  /** Shown if the service answers 404. */
  missing?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders a service's answer, loading state or failure. After a 401 the shopper signs in and returns to this page. */
export function AsyncContent<Value>({ answer, missing, children }: Props<Value>) {
  const { routes } = useShell();
  const path = usePath();
  if (answer.kind === 'pending') return <PendingContent />;
  if (answer.kind === 'ready') return children(answer.value);
  if (isSignedOut(answer.error)) return <Navigate to={routes.login(path)} replace />;
  if (missing && isMissing(answer.error)) return missing;
  return (
    <Notice>
      <p>This cannot be shown at the moment.</p>
      <button type="button" className={button.secondary} onClick={answer.retry}>
        Try again
      </button>
    </Notice>
  );
}

/** A placeholder for content that is loading. Its styles hide the elements after it. */
export const PendingContent = () => (
  <p className={styles.pending} role="status">
    Loading…
  </p>
);

/** An alert to the shopper. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={styles.notice} role="alert">
    {children}
  </div>
);
