import { createAnalytics } from '../platform/analytics/createAnalytics.ts';
import { dataLayer } from '../platform/analytics/dataLayer.ts';
import { browserClock } from '../platform/clock/clock.ts';
import type { Cookies } from '../platform/cookies/cookies.ts';
import { connectAnalyticsAtom } from '../state/analytics.ts';
import { optionsAtom, placementAtom } from '../state/page.ts';
import { pageTypeAtom } from '../state/pageType.ts';
import { signedInLookAtom } from '../state/session.ts';
import type { Store } from './page.ts';

/** Hands the header's events on to the host's analytics, where there is none to the tag manager's (clarifications C12). */
export function connectAnalytics(store: Store, cookies: Pick<Cookies, 'read'>): void {
  store.set(
    connectAnalyticsAtom,
    createAnalytics({
      sink: (name, payload) => (store.get(optionsAtom).analytics ?? dataLayer)(name, payload),
      hasConsent: () => cookies.read(store.get(optionsAtom).config.cookies.consent.analytics) === 'true',
      commonFacts: () => ({
        pageType: store.get(pageTypeAtom),
        placement: store.get(placementAtom),
        loggedIn: store.get(signedInLookAtom),
        // The width at which the header turns from one into the other (clarification 33).
        device: matchMedia('(min-width: 62em)').matches ? 'desktop' : 'mobile',
      }),
      now: browserClock.now,
    }),
  );
}
