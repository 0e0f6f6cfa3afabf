import type { Banners } from './banners.ts';
import { anAdvert } from './content/advert.fixtures.ts';

export const someBanners = (overrides: Partial<Banners> = {}): Banners => ({
  bannerAds: [anAdvert()],
  ...overrides,
});
