import { createDisposer } from '../../platform/createDisposer.ts';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import { optionsAtom } from '../../state/page/page.ts';
import type { Store } from '../runtime/headerInstance.ts';
import { markMilestones } from './markMilestones.ts';

const measureModule = createLazyModule("the measurements' code", async () => {
  const { measureHeader } = await import(/* webpackChunkName: "measure" */ './measureHeader.ts');
  return measureHeader;
});

/**
 * Sets the marks of the header's start, and measures for the host once it has given the option `onMeasure`. The result
 * stops.
 */
export function startMeasuring(store: Store): () => void {
  let isStopped = false;
  let stopMeasuring: (() => void) | undefined;
  const measureForHost = async () => {
    if (!store.get(optionsAtom).onMeasure || stopMeasuring) return;
    stopMeasuring = () => {};
    await whenIdle();
    // The first failure has been reported. A page without measurements is no worse off.
    const measureHeader = await measureModule.load().catch(() => undefined);
    if (!isStopped) stopMeasuring = measureHeader?.(store);
  };
  void measureForHost();
  return createDisposer([
    markMilestones(store),
    store.sub(optionsAtom, measureForHost),
    () => {
      isStopped = true;
      stopMeasuring?.();
    },
  ]);
}
