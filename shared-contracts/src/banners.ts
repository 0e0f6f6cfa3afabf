import * as z from 'zod/mini';
import { advertSchema } from './content/advert.ts';
import { essentialListOf } from './reading/essentialListOf.ts';

/** Answer of the banner call (spec §7; wire: Banners). An advert that cannot be read is dropped. */
export const bannersSchema = z.object({ bannerAds: essentialListOf(advertSchema) });

export type Banners = z.infer<typeof bannersSchema>;

/** Body of the banner call (clarification 112): the ids of the open menu's path, and the order whose trolley it is. */
export const bannersRequestSchema = z.strictObject({
  type: z.literal('mega-menu'),
  categories: z.array(z.string()),
  trolleyId: z.nullable(z.string()),
});

export type BannersRequest = z.infer<typeof bannersRequestSchema>;
