import { atom } from 'jotai';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { firstTimeOnPage } from '../../platform/firstTimeOnPage.ts';
import { messageOf } from '../../platform/logger/messageOf.ts';
import { tellDeveloper } from '../../platform/logger/tellDeveloper.ts';
import { browserPixels } from '../../platform/pixels/pixels.ts';
import { type AnalyticsEvents, trackAtom } from '../../state/analytics.ts';
import { tellPageAtom } from '../../state/outbox.ts';
import { optionsAtom, pathAtom } from '../../state/page.ts';
import type { ContentPlace, Followed, PlacedAd } from './contentKit.ts';

type StandingAd = PlacedAd & { place: ContentPlace };

/** Whether the shopper lets advertisers count what they see and follow (clarification 130); asked each time. */
const advertisingConsentAtom = atom(
  (get) => () => browserCookies.read(get(optionsAtom).config.cookies.consent.advertising) === 'true',
);

export const followAtom = atom(null, (_get, set, { analytics, ...where }: Followed) =>
  set(trackAtom, { name: 'promo_click', payload: { ...analytics, ...where } }),
);

/** Half of an advert was seen: counted once per advert and page view (clarification 119). */
export const seeAdAtom = atom(null, (get, set, standing: StandingAd) => {
  const { id, tracking } = standing.ad;
  if (!firstTimeOnPage(`impression of ${id} on ${get(pathAtom)}`)) return;
  set(trackAtom, { name: 'impression', payload: adFacts(standing, tracking.impressionUrls) });
  if (get(advertisingConsentAtom)()) tracking.impressionUrls.forEach(browserPixels.load);
});

/** The navigation that follows waits for none of it (clarification 119). */
export const followAdAtom = atom(null, (get, set, standing: StandingAd) => {
  const { clickUrls } = standing.ad.tracking;
  set(trackAtom, { name: 'click', payload: adFacts(standing, clickUrls) });
  if (get(advertisingConsentAtom)()) clickUrls.forEach(browserPixels.send);
});

/** Render errors are caught and reported (spec §8). */
export const crashAtom = atom(
  null,
  (_get, set, { resourceType, error }: { resourceType: string; error: unknown }) => {
    tellDeveloper(`content: a component "${resourceType}" crashed and is left out`, error);
    set(tellPageAtom, { name: 'header_error', detail: { code: 'content', message: messageOf(error) } });
  },
);

const adFacts = (
  { ad, position, place }: StandingAd,
  trackingUrls: readonly string[],
): AnalyticsEvents['impression'] => ({
  sponsorshipId: ad.sponsorshipId,
  adId: ad.id,
  vendor: ad.tracking.vendor,
  trackingUrls,
  lineNumbers: ad.products.map(({ lineNumber }) => lineNumber),
  position,
  placement: place,
});
