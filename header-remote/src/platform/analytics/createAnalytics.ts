import type { Analytics } from '@grocer/shared-contracts';
import { tellDeveloper } from '../logger/tellDeveloper.ts';

/** What every event carries beside its own payload (clarifications C12). */
export interface CommonFacts {
  pageType: string;
  placement: 'home' | 'shop';
  loggedIn: boolean;
  device: 'mobile' | 'desktop';
}

interface Surroundings {
  sink: Analytics;
  /** Asked at every event: a shopper consents, and takes it back, while the page stands (clarification 130). */
  hasConsent: () => boolean;
  commonFacts: () => CommonFacts;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Sends an event to the host's analytics, with consent only. */
export function createAnalytics({ sink, hasConsent, commonFacts, now }: Surroundings) {
  return ({ name, payload }: { name: string; payload: object }): void => {
    if (!hasConsent()) return;
    try {
      // An advert's own placement, the menu, says more than the page's (clarifications C12).
      sink(name, { ...commonFacts(), ...payload, ts: now() });
    } catch (error) {
      tellDeveloper(`the host's analytics threw on ${name}; the event is lost`, error);
    }
  };
}
