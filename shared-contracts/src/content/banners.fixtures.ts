import { anAdvert } from './advert.fixtures.ts';
import type { Banners } from './banners.ts';

export const someBanners = (overrides: Partial<Banners> = {}): Banners => ({
  bannerAds: [anAdvert()],
  ...overrides,
});
