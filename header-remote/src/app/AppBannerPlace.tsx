import { useAtomValue } from 'jotai';
import { onDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';
import { amendBarShownAtom } from '../state/amending.ts';
import { pathAtom } from '../state/page.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { OnlyOne } from './OnlyOne.tsx';

const appBanner = onDemand('the app banner', async () => {
  const { AppBanner } = await import(
    /* webpackChunkName: "app-banner" */ '../features/app-banner/AppBanner.tsx'
  );
  return AppBanner;
});

/** Where it may be for someone: the whole rule comes with its code (clarification 51). */
const devices = /Android|iPhone|iPad|iPod/;

/** One bar stands at the bottom of the window: beside the amend bar there is no room for this one (clarification 51). */
export function AppBannerPlace() {
  const hasRoom = !useAtomValue(amendBarShownAtom);
  const isHydrated = useHydrated();
  const path = useAtomValue(pathAtom);
  const Banner = useOnDemand(appBanner, isHydrated && hasRoom && devices.test(navigator.userAgent) && path);
  return <OnlyOne of="app-banner">{Banner && <Banner />}</OnlyOne>;
}
