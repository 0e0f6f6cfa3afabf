import { useAtomValue } from 'jotai';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';
import { pathAtom } from '../state/page/page.ts';
import { isAmendBarVisibleAtom } from '../state/trolley/amending.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { SingleInstance } from './SingleInstance.tsx';

const appBanner = createLazyModule(
  'the app banner',
  () => import(/* webpackChunkName: "app-banner" */ '../features/app-banner/AppBanner.tsx'),
);

/**
 * Devices that may show the banner. The full rule is part of the lazy code (behaviour/app-banner#devices).
 */
const appDevices = /Android|iPhone|iPad|iPod/;

/**
 * The app banner. It is hidden while the amend bar shows, since both are at the window's bottom
 * (behaviour/app-banner#place).
 */
export function LazyAppBanner() {
  const isBottomFree = !useAtomValue(isAmendBarVisibleAtom);
  const isHydrated = useHydrated();
  const path = useAtomValue(pathAtom);
  const isWanted = isHydrated && isBottomFree && appDevices.test(navigator.userAgent);
  const Banner = useLazyModule(appBanner, isWanted && path)?.AppBanner;
  return <SingleInstance of="app-banner">{Banner && <Banner />}</SingleInstance>;
}
