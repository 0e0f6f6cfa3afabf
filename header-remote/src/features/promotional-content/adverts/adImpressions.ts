import { atom, type Getter } from 'jotai';
import { browserCookies } from '../../../platform/cookies/cookies.ts';
import { type AnalyticsEvents, trackAtom } from '../../../state/analytics/events.ts';
import { isFirstInPageView } from '../../../state/analytics/pageView.ts';
import { loadPixel, sendPixel } from '../../../state/analytics/pixels.ts';
import { optionsAtom } from '../../../state/page/page.ts';
import type { ContentSurface, NumberedAd } from '../contentConfig.ts';

type ShownAd = NumberedAd & { surface: ContentSurface };

/** Reads the consent cookie at each call: the shopper may change their mind (behaviour/analytics#pixel-consent). */
const hasAdvertisingConsent = (get: Getter): boolean =>
  browserCookies.read(get(optionsAtom).config.cookies.consent.advertising) === 'true';

/** Counts an advert as seen, once per page view. Call it when half the advert is visible (behaviour/analytics#seen). */
export const trackAdImpressionAtom = atom(null, (get, set, shown: ShownAd) => {
  const { id, tracking } = shown.ad;
  if (!isFirstInPageView(`impression of ${id}`)) return;
  set(trackAtom, { name: 'impression', payload: adPayload(shown, tracking.impressionUrls) });
  if (hasAdvertisingConsent(get)) tracking.impressionUrls.forEach(loadPixel);
});

/** Tracks a click on an advert. The navigation does not wait for it. */
export const trackAdClickAtom = atom(null, (get, set, shown: ShownAd) => {
  const { clickUrls } = shown.ad.tracking;
  set(trackAtom, { name: 'click', payload: adPayload(shown, clickUrls) });
  if (hasAdvertisingConsent(get)) clickUrls.forEach(sendPixel);
});

const adPayload = (
  { ad, position, surface }: ShownAd,
  trackingUrls: readonly string[],
): AnalyticsEvents['impression'] => ({
  sponsorshipId: ad.sponsorshipId,
  adId: ad.id,
  vendor: ad.tracking.vendor,
  trackingUrls,
  lineNumbers: ad.products.map(({ lineNumber }) => lineNumber),
  position,
  placement: surface,
});
