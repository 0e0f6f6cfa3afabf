import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { errorMessage } from '../platform/logger/errorMessage.ts';
import { logToConsole } from '../platform/logger/logToConsole.ts';
import { emitEventAtom } from '../state/page/outbox.ts';
import { pathAtom } from '../state/page/page.ts';
import { ErrorBoundary } from '../ui/error-boundary/ErrorBoundary.tsx';

interface Props {
  /** The feature's name in the console and in the event `header_error`. */
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
  const emitEvent = useSetAtom(emitEventAtom);
  const report = (error: unknown) => {
    logToConsole(`${name} crashed and is left out`, error);
    emitEvent({ name: 'header_error', detail: { code: name, message: errorMessage(error) } });
  };
  return (
    <ErrorBoundary onError={report} resetKeys={[useAtomValue(pathAtom), resetKey]}>
      {children}
    </ErrorBoundary>
  );
}
