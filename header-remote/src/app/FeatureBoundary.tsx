import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, use, useState } from 'react';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { reportCrash } from '../platform/logger/reportFailure.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';
import { offAtom, pathAtom } from '../state/page/page.ts';
import { type CrashOutcome, ErrorBoundary } from '../ui/error-boundary/ErrorBoundary.tsx';

interface Props {
  /** The feature's name in the log and in the event `header_error`. */
  name: string;
  /** Resets the boundary when it changes. A change of the path always resets it. */
  resetKey?: unknown;
  children: ReactNode;
}

/**
 * Error boundary of one feature. Renders a crashed feature once more; after a second crash shows `PlainFeature`: links
 * or a form that work without a script, or nothing. The rest of the header stays (behaviour/errors#feature-boundary).
 * A feature that the publisher has turned off is replaced by the same (behaviour/switches#feature-off).
 */
export function FeatureBoundary({ name, resetKey, children }: Props) {
  const report = (error: unknown, outcome: CrashOutcome) =>
    reportCrash(name, `${name} crashed and is ${outcome}`, error);
  // The same element in each render: an update would make React render the server's markup anew.
  const [plain] = useState(
    <Suspense>
      <SwitchedOff name={name} />
    </Suspense>,
  );
  return (
    <ErrorBoundary
      fallback={<LazyPlainFeature name={name} />}
      onError={report}
      resetKeys={[useAtomValue(pathAtom), resetKey]}
    >
      {useAtomValue(offAtom).includes(name) ? plain : children}
    </ErrorBoundary>
  );
}

/** A server loads it before its first rendering. */
export const plainFeature = createLazyModule(
  'the plain header',
  () => import(/* webpackChunkName: "idle" */ './PlainFeature.tsx'),
);

function LazyPlainFeature({ name }: { name: string }) {
  const PlainFeature = useLazyModule(plainFeature, true)?.PlainFeature;
  return PlainFeature && <PlainFeature name={name} />;
}

/** Until the code has loaded, the server's markup stays: React hydrates a suspended boundary later. */
function SwitchedOff({ name }: { name: string }) {
  const { PlainFeature } = plainFeature.loaded ?? use(plainFeature.load());
  return <PlainFeature name={name} />;
}
