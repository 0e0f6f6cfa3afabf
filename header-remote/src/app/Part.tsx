import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { messageOf } from '../platform/logger/messageOf.ts';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { tellPageAtom } from '../state/outbox.ts';
import { pathAtom } from '../state/page.ts';

interface Props {
  /** The feature's name, for whoever reads the report. */
  name: string;
  /** What, when it is another, is worth another try. The path is. */
  resetKey?: unknown;
  children: ReactNode;
}

/** One feature inside its own boundary: a crash leaves its place empty and the rest of the header standing. */
export function Part({ name, resetKey, children }: Props) {
  const tellPage = useSetAtom(tellPageAtom);
  const report = (error: unknown) => {
    tellDeveloper(`${name} crashed and is left out`, error);
    tellPage({ name: 'header_error', detail: { code: name, message: messageOf(error) } });
  };
  return (
    <ErrorBoundary fallback={null} onError={report} resetKeys={[useAtomValue(pathAtom), resetKey]}>
      {children}
    </ErrorBoundary>
  );
}
