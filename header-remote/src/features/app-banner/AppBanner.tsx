import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { optionsAtom } from '../../state/page/page.ts';
import { AppBannerView } from './AppBannerView.tsx';
import { isAppOffered } from './isAppOffered.ts';

/** Max-Age of the cookie: one year, in seconds (behaviour/app-banner#dismiss). */
const dismissedForS = 31_536_000;

/** Offers the grocer's app until it is dismissed. Never rendered on a server. */
export function AppBanner() {
  const { cookies, nativeAppToken, links } = useAtomValue(optionsAtom).config;
  const [isShown, setShown] = useState(
    () =>
      isAppOffered(navigator.userAgent, nativeAppToken) &&
      browserCookies.read(cookies.appBannerDismissed) !== 'true',
  );
  const dismiss = () => {
    browserCookies.write(cookies.appBannerDismissed, 'true', dismissedForS);
    setShown(false);
  };
  return isShown ? <AppBannerView href={links.nativeApp} onDismiss={dismiss} /> : null;
}
