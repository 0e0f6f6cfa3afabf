import * as z from 'zod/mini';
import { essentialListOf } from '../reading/essentialListOf.ts';
import { advertSchema } from './advert.ts';

/** Answer of the banner call (behaviour/services#banners). Unreadable adverts are dropped. */
export const bannersSchema = z.object({ bannerAds: essentialListOf(advertSchema) });

export type Banners = z.infer<typeof bannersSchema>;

/**
 * Body of the banner call: `categories` are the ids from the menu's root to the open category, `trolleyId` is the order
 * id of the trolley.
 */
export const bannersRequestSchema = z.strictObject({
  type: z.literal('mega-menu'),
  categories: z.array(z.string()),
  trolleyId: z.nullable(z.string()),
});

export type BannersRequest = z.infer<typeof bannersRequestSchema>;
