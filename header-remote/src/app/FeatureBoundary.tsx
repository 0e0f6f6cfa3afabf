import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { reportFailure } from '../platform/logger/reportFailure.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';
import { pathAtom } from '../state/page/page.ts';
import { type CrashOutcome, ErrorBoundary } from '../ui/error-boundary/ErrorBoundary.tsx';

interface Props {
  /** The feature's name in the log and in the event `header_error`. */
  name: string;
  /** Resets the boundary when it changes. A change of the path always resets it. */
  resetKey?: unknown;
  children: ReactNode;
}

/**
 * Error boundary of one feature. Renders a crashed feature once more; after a second crash shows links or a
 * form that work without a script. The rest of the header stays (behaviour/errors#feature-boundary).
 */
export function FeatureBoundary({ name, resetKey, children }: Props) {
  const report = (error: unknown, outcome: CrashOutcome) =>
    reportFailure(name, `${name} crashed and is ${outcome}`, error, name);
  return (
    <ErrorBoundary
      fallback={<LazyPlainFeature name={name} />}
      onError={report}
      resetKeys={[useAtomValue(pathAtom), resetKey]}
    >
      {children}
    </ErrorBoundary>
  );
}

const plainFeature = createLazyModule(
  'the plain header',
  () => import(/* webpackChunkName: "idle" */ './PlainFeature.tsx'),
);

function LazyPlainFeature({ name }: { name: string }) {
  const PlainFeature = useLazyModule(plainFeature, true)?.PlainFeature;
  return PlainFeature && <PlainFeature name={name} />;
}
