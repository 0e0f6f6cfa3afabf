import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { reportFailure } from '../platform/logger/reportFailure.ts';
import { pathAtom } from '../state/page/page.ts';
import { ErrorBoundary } from '../ui/error-boundary/ErrorBoundary.tsx';

interface Props {
  /** The feature's name in the log and in the event `header_error`. */
  name: string;
  /** Resets the boundary when it changes. The path always does. */
  resetKey?: unknown;
  children: ReactNode;
}

/**
 * Error boundary of one feature: if it crashes, it renders nothing and the rest of the header stays
 * (behaviour/errors#1).
 */
export function FeatureBoundary({ name, resetKey, children }: Props) {
  const report = (error: unknown) => reportFailure(name, `${name} crashed and is left out`, error);
  return (
    <ErrorBoundary onError={report} resetKeys={[useAtomValue(pathAtom), resetKey]}>
      {children}
    </ErrorBoundary>
  );
}
