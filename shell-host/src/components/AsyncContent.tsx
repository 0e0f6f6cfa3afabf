import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isMissing, isSignedOut } from '../shop/ShopError.ts';
import { usePath } from '../usePath.ts';
import { useShell } from '../useShell.ts';
import styles from './AsyncContent.module.css';
import button from './button.module.css';
import { Notice } from './Notice.tsx';
import type { AsyncState } from './useAsync.ts';

interface Props<Value> {
  answer: AsyncState<Value>;
  /** Shown if the service answers 404. */
  missing?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders a service's answer, its loading state or its failure. After a 401 the shopper signs in and comes back. */
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

/** Stands for content that a service has not answered yet, and for all that follows it. */
export const PendingContent = () => (
  <p className={styles.pending} role="status">
    Loading…
  </p>
);
