import type { Analytics } from '@grocer/shared-contracts';
import { logToConsole } from '../logger/logToConsole.ts';

/** Fields that every event has beside its own payload. */
export interface CommonPayload {
  pageType: string;
  placement: 'home' | 'shop';
  loggedIn: boolean;
  device: 'mobile' | 'desktop';
}

interface AnalyticsDeps {
  sink: Analytics;
  /**
   * Called for every event: a shopper may give or withdraw consent while the page is open
   * (behaviour/analytics#consent).
   */
  hasConsent: () => boolean;
  commonPayload: () => CommonPayload;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Creates a function that sends events to the host's analytics, with consent only. */
export function createAnalytics({ sink, hasConsent, commonPayload, now }: AnalyticsDeps) {
  return ({ name, payload }: { name: string; payload: object }): void => {
    if (!hasConsent()) return;
    try {
      // The event's own fields win: an advert's placement is the menu, not the page.
      sink(name, { ...commonPayload(), ...payload, ts: now() });
    } catch (error) {
      logToConsole(`the host's analytics threw on ${name}; the event is lost`, error);
    }
  };
}
