import * as z from 'zod/mini';
import { decorativeList, decorativeObject, decorativeText } from '../reading/decorative.ts';
import { idSchema } from '../reading/id.ts';
import { orNull } from '../reading/orNull.ts';
import { badgeSchema } from './badge.ts';
import { contentProductSchema } from './contentProduct.ts';
import { pictureSchema } from './picture.ts';
import { textAreaSchema } from './textArea.ts';

/** Tracking pixels are requested over http(s) only. */
const pixelUrlSchema = z.string().check(z.regex(/^https?:\/\//i));

const trackingSchema = z.object({
  impressionUrls: decorativeList(pixelUrlSchema),
  clickUrls: decorativeList(pixelUrlSchema),
  vendor: decorativeText,
});

/** The fields of an advert, both in the answer of the banner call and in a content component. */
export const advertFields = {
  id: idSchema,
  textArea: decorativeObject(textAreaSchema),
  image: pictureSchema,
  products: decorativeList(contentProductSchema),
  /** Text of a label over the picture. */
  marketingBadge: badgeSchema,
  sponsorshipId: orNull(idSchema),
  tracking: decorativeObject(trackingSchema),
};

/** One advert. Only `id` is required; any other unreadable field reads as missing. */
export const advertSchema = z.object(advertFields);

export type Advert = z.infer<typeof advertSchema>;
