import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isMissing, isSignedOut } from '../shop/ShopError.ts';
import { usePath } from '../usePath.ts';
import { useShell } from '../useShell.ts';
import button from './button.module.css';
import styles from './Loaded.module.css';
import { Notice } from './Notice.tsx';
import type { Answer } from './useAnswer.ts';

interface Props<Value> {
  answer: Answer<Value>;
  /** What to show where the service knows no such thing. */
  missing?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** What a service answered, or why it is not there. A page of an account sends strangers to the login page and back. */
export function Loaded<Value>({ answer, missing, children }: Props<Value>) {
  const { routes } = useShell();
  const path = usePath();
  if (answer.kind === 'pending') {
    return (
      <p className={styles.pending} role="status">
        Loading…
      </p>
    );
  }
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
