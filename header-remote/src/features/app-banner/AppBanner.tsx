import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { optionsAtom } from '../../state/page.ts';
import { AppBannerView } from './AppBannerView.tsx';
import { hasAppToShow } from './hasAppToShow.ts';

/** A year, in seconds (specification §9). */
const dismissedForS = 31_536_000;

/** Tells of the grocer's app where it can be had, until it is dismissed (clarification 51). Never on a server. */
export function AppBanner() {
  const { cookies, nativeAppToken, links } = useAtomValue(optionsAtom).config;
  const [isShown, setShown] = useState(
    () =>
      hasAppToShow(navigator.userAgent, nativeAppToken) &&
      browserCookies.read(cookies.appBannerDismissed) !== 'true',
  );
  const dismiss = () => {
    browserCookies.write(cookies.appBannerDismissed, 'true', dismissedForS);
    setShown(false);
  };
  return isShown ? <AppBannerView href={links.nativeApp} onDismiss={dismiss} /> : null;
}
