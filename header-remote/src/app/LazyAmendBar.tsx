import { useAtomValue } from 'jotai';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';
import { pathAtom } from '../state/page/page.ts';
import { isAmendBarVisibleAtom } from '../state/trolley/amending.ts';
import { SingleInstance } from './SingleInstance.tsx';

const amendBar = createLazyModule(
  'the amend bar',
  () => import(/* webpackChunkName: "trolley" */ '../features/amend-bar/AmendBar.tsx'),
);

/** The bar at the bottom of the window while an order is amended (behaviour/amending#place). */
export function LazyAmendBar() {
  const path = useAtomValue(pathAtom);
  // No press or focus can request the bar again. If its code did not load, a new path retries.
  const Bar = useLazyModule(amendBar, useAtomValue(isAmendBarVisibleAtom) && path)?.AmendBar;
  return <SingleInstance of="amend-bar">{Bar && <Bar />}</SingleInstance>;
}
