import * as z from 'zod/mini';
import { decorativeList, decorativePart, decorativeText } from '../reading/decoration.ts';
import { idSchema } from '../reading/id.ts';
import { orNull } from '../reading/orNull.ts';
import { badgeSchema } from './badge.ts';
import { contentProductSchema } from './contentProduct.ts';
import { pictureSchema } from './picture.ts';
import { textAreaSchema } from './textArea.ts';

/** Tracking pixels come from the web and from nowhere else (clarification 119). */
const pixelUrlSchema = z.string().check(z.regex(/^https?:\/\//i));

const trackingSchema = z.object({
  impressionUrls: decorativeList(pixelUrlSchema),
  clickUrls: decorativeList(pixelUrlSchema),
  vendor: decorativeText,
});

/** The fields of an advert, wherever it stands (spec §3, Banner ad; wire: Banners). */
export const advertFields = {
  id: idSchema,
  textArea: decorativePart(textAreaSchema),
  image: pictureSchema,
  products: decorativeList(contentProductSchema),
  /** Text of a label over the picture (clarification 144). */
  marketingBadge: badgeSchema,
  sponsorshipId: orNull(idSchema),
  tracking: decorativePart(trackingSchema),
};

/** One advert: only its id is essential. */
export const advertSchema = z.object(advertFields);

export type Advert = z.infer<typeof advertSchema>;
