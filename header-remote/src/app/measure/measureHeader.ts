import type { HeaderMeasurement } from '@grocer/shared-contracts';
import { attempt } from '../../platform/attempt.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { optionsAtom } from '../../state/page/page.ts';
import type { Store } from '../runtime/headerInstance.ts';
import { followEntries } from './followEntries.ts';
import { followInteractions } from './followInteractions.ts';
import { followVitals } from './followVitals.ts';

export type SendMeasurement = (measurement: HeaderMeasurement) => void;

/**
 * Sends every measurement to the host (behaviour/measurements#function), from the page's start on. The result stops.
 */
export function measureHeader(store: Store): () => void {
  let hasThrown = false;
  const openedAt = attempt(readOpenedAt) ?? 0;
  const send: SendMeasurement = (measurement) => {
    try {
      const { onMeasure } = store.get(optionsAtom);
      onMeasure?.(
        'at' in measurement ? { ...measurement, at: Math.max(0, measurement.at - openedAt) } : measurement,
      );
    } catch (error) {
      if (!hasThrown) logToConsole("the host's function onMeasure threw; the measurement is lost", error);
      hasThrown = true;
    }
  };
  return createDisposer([followEntries(send), followInteractions(send), followVitals(send)]);
}

/** When the visitor opened a page that was prerendered; else 0. TypeScript's DOM library does not have it yet. */
function readOpenedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return navigation?.activationStart ?? 0;
}
