import { useAtomValue } from 'jotai';
import { type ComponentProps, useEffect } from 'react';
import type { SupportUserBar } from '../features/support-user-bar/SupportUserBar.tsx';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';
import { noticeAtom, pathAtom } from '../state/page/page.ts';
import { isSupportUserAtom } from '../state/session/session.ts';
import { isAmendBarVisibleAtom } from '../state/trolley/amending.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { SingleInstance } from './SingleInstance.tsx';

const amendBar = createLazyModule(
  'the amend bar',
  () => import(/* webpackChunkName: "shopper" */ '../features/amend-bar/AmendBar.tsx'),
);

/** The bar at the bottom of the window while an order is amended (behaviour/amending#place). */
export function LazyAmendBar() {
  const path = useAtomValue(pathAtom);
  // If the bar's code fails to load, a change of path retries at once: there is no button to retry with.
  const Bar = useLazyModule(amendBar, useAtomValue(isAmendBarVisibleAtom) && path)?.AmendBar;
  return <SingleInstance of="amend-bar">{Bar && <Bar />}</SingleInstance>;
}

const appBanner = createLazyModule(
  'the app banner',
  () => import(/* webpackChunkName: "idle" */ '../features/app-banner/AppBanner.tsx'),
);

/** User agents that may get the banner; `isAppOffered` has the full rule (behaviour/app-banner#devices). */
const appDevices = /Android|iPhone|iPad|iPod/;

/** The app banner. Hidden while the amend bar is visible, because both are at the bottom of the window. */
export function LazyAppBanner() {
  const isBottomFree = !useAtomValue(isAmendBarVisibleAtom);
  const isHydrated = useHydrated();
  const path = useAtomValue(pathAtom);
  const isWanted = isHydrated && isBottomFree && appDevices.test(navigator.userAgent);
  const Banner = useLazyModule(appBanner, isWanted && path)?.AppBanner;
  return <SingleInstance of="app-banner">{Banner && <Banner />}</SingleInstance>;
}

const supportUserBar = createLazyModule(
  '"Return to admin"',
  () => import(/* webpackChunkName: "shopper" */ '../features/support-user-bar/SupportUserBar.tsx'),
);

/** The button "Return to admin". Its code loads for a support user only. */
export function LazySupportUserBar({ place }: ComponentProps<typeof SupportUserBar>) {
  const Button = useLazyModule(supportUserBar, useAtomValue(isSupportUserAtom))?.SupportUserBar;
  return Button && <Button place={place} />;
}

const noticeModule = createLazyModule(
  'the notice',
  () => import(/* webpackChunkName: "idle" */ '../features/notice/showNotice.tsx'),
);

/** The publisher's notice, on a page whose HTML does not have it. */
export function LazyNotice() {
  const notice = useAtomValue(noticeAtom);
  const show = useLazyModule(noticeModule, notice !== undefined)?.showNotice;
  useEffect(() => notice && show?.(notice), [show, notice]);
  return null;
}
