import { createRoutes } from '@grocer/shared-contracts';
import type { ContentConfig } from '../contentConfig.ts';

const { contentLink, buylist } = createRoutes();

/** A content configuration with callbacks that do nothing. */
export const aContentConfig = (overrides: Partial<ContentConfig> = {}): ContentConfig => ({
  surface: 'page',
  idPrefix: 'story',
  imagePattern: '{src}?width={width}&quality=highQuality95',
  contentLink: (href) => contentLink(href, 'https://www.grocer.example'),
  buylist,
  onFollow: () => {},
  onAdImpression: () => {},
  onAdClick: () => {},
  onCrash: () => {},
  ...overrides,
});
