import { createRoutes } from '@grocer/shared-contracts';
import type { ContentKit } from '../contentKit.ts';

const { contentLink, buylist } = createRoutes();

/** A kit that tells nobody. */
export const aKit = (overrides: Partial<ContentKit> = {}): ContentKit => ({
  place: 'page',
  idPrefix: 'story',
  imagePattern: '{src}?width={width}&quality=highQuality95',
  contentLink: (href) => contentLink(href, 'https://www.grocer.example'),
  buylist,
  onFollow: () => {},
  onAdSeen: () => {},
  onAdFollow: () => {},
  onCrash: () => {},
  ...overrides,
});
