import { createAnalytics } from '../../platform/analytics/createAnalytics.ts';
import { pushToDataLayer } from '../../platform/analytics/pushToDataLayer.ts';
import { browserClock } from '../../platform/clock/clock.ts';
import type { Cookies } from '../../platform/cookies/cookies.ts';
import { viewPage } from '../../platform/pageView.ts';
import { connectAnalyticsAtom } from '../../state/page/analytics.ts';
import { optionsAtom, pathAtom, placementAtom } from '../../state/page/page.ts';
import { pageTypeAtom } from '../../state/page/pageType.ts';
import { looksSignedInAtom } from '../../state/session/session.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { withSlotPayload } from '../../state/slot/slotPayload.ts';
import type { Store } from './headerInstance.ts';

/**
 * Sends the header's events to the host's analytics, by default to the tag manager (behaviour/analytics#sink,
 * #common-fields), and follows the page views. The result stops following.
 */
export function connectAnalytics(store: Store, cookies: Pick<Cookies, 'read'>): () => void {
  const send = createAnalytics({
    sink: (name, payload) => (store.get(optionsAtom).analytics ?? pushToDataLayer)(name, payload),
    hasConsent: () => cookies.read(store.get(optionsAtom).config.cookies.consent.analytics) === 'true',
    commonPayload: () => ({
      pageType: store.get(pageTypeAtom),
      placement: store.get(placementAtom),
      loggedIn: store.get(looksSignedInAtom),
      // The breakpoint between the mobile and the desktop header (behaviour/header#breakpoints).
      device: matchMedia('(min-width: 62em)').matches ? 'desktop' : 'mobile',
    }),
    now: browserClock.now,
  });
  store.set(connectAnalyticsAtom, (event) =>
    send(withSlotPayload(event, store.get(slotAtom), new Date(browserClock.now()))),
  );
  const followPath = () => viewPage(store.get(pathAtom));
  followPath();
  return store.sub(pathAtom, followPath);
}
