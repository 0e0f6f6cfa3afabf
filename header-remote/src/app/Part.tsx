import { emitEvent } from '@grocer/shared-contracts';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { messageOf } from '../platform/logger/messageOf.ts';
import { pathAtom } from '../state/page.ts';

interface Props {
  /** The feature's name, for whoever reads the report. */
  name: string;
  children: ReactNode;
}

/** One feature inside its own boundary: a crash leaves its place empty and the rest of the header standing. */
export function Part({ name, children }: Props) {
  const path = useAtomValue(pathAtom);
  return (
    <ErrorBoundary fallback={null} onError={(error) => report(name, error)} resetKeys={[path]}>
      {children}
    </ErrorBoundary>
  );
}

function report(name: string, error: unknown): void {
  globalThis.console?.error(`[grocer header] ${name} crashed and is left out`, error);
  emitEvent('header_error', { code: name, message: messageOf(error) });
}
