import * as z from 'zod/mini';
import {
  decorativeFlag,
  decorativeList,
  decorativeObject,
  decorativeText,
  essentialListOf,
  idSchema,
  mapOf,
  oneOf,
  orNull,
  textOrIn,
  textSchema,
} from '../reading/fields.ts';

/** A label, sent as text or as `{ text }`, and read as text. `null` if missing or unreadable. */
export const badgeSchema = orNull(textOrIn('text'));

/** A product in a component or an advert. Its `lineNumber` is used in the buylist link. */
export const contentProductSchema = z.object({ id: orNull(idSchema), lineNumber: idSchema });

export type ContentProduct = z.infer<typeof contentProductSchema>;

/** A length in pixels. The content service sends a number, or digits as text. */
const pixelsSchema = orNull(
  z.union([
    z.number().check(z.positive()),
    z.pipe(
      z.string().check(z.regex(/^\d+$/)),
      z.transform((digits) => Number(digits)),
    ),
  ]),
);

/**
 * Fields of a picture. `dynamicImages` has URLs by quality and width in pixels, such as
 * `dynamicImages.highQuality95['320']`, and is preferred to `src`. There is no picture if both are missing.
 */
export const pictureFields = {
  src: orNull(textSchema),
  altText: orNull(z.string()),
  dynamicImages: mapOf(mapOf(textSchema)),
  assetMetadataWidth: pixelsSchema,
  assetMetadataHeight: pixelsSchema,
};

const pictureObjectSchema = z.object(pictureFields);

export type Picture = z.infer<typeof pictureObjectSchema>;

/** A picture inside a component: an object with its fields, or its address as text. `null` if missing or unreadable. */
export const pictureSchema = orNull(
  z.pipe(
    z.transform((picture: unknown) => (typeof picture === 'string' ? { src: picture } : picture)),
    pictureObjectSchema,
  ),
);

const editorialLinkSchema = z.object({
  url: textSchema,
  text: decorativeText,
  altText: decorativeText,
  newWindow: decorativeFlag(false),
});

/** A link as editors write it. Resolve it with `routes.contentLink(link.url)`. */
export type EditorialLink = z.infer<typeof editorialLinkSchema>;

/** An optional link. A link without a URL reads as `null`. */
export const maybeEditorialLinkSchema = orNull(editorialLinkSchema);

/** The texts of a trading cell or an advert (behaviour/content#texts). */
export const textAreaSchema = z.object({
  heading: decorativeText,
  offerHeading: decorativeText,
  subheading: decorativeText,
  supportingTitle: decorativeText,
  disclaimer: decorativeText,
  displayDisclaimer: decorativeFlag(false),
  buttonStyle: oneOf(['primaryLight', 'secondary'], 'primary'),
  theme: oneOf(['red'], 'light'),
  link: maybeEditorialLinkSchema,
});

export type TextArea = z.infer<typeof textAreaSchema>;

/** Tracking pixels are requested over http(s) only. */
const pixelUrlSchema = z.string().check(z.regex(/^https?:\/\//i));

const trackingSchema = z.object({
  impressionUrls: decorativeList(pixelUrlSchema),
  clickUrls: decorativeList(pixelUrlSchema),
  vendor: decorativeText,
});

/** Fields of an advert, in answers of the banner call and in content components. */
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

/** Answer of the banner call (behaviour/services#banners). Drops unreadable adverts; rejected if all are. */
export const bannersSchema = z.object({ bannerAds: essentialListOf(advertSchema) });

export type Banners = z.infer<typeof bannersSchema>;

/** Body of the banner call: ids from the menu's root to the open category, and the trolley's order id. */
export const bannersRequestSchema = z.strictObject({
  type: z.literal('mega-menu'),
  categories: z.array(z.string()),
  trolleyId: z.nullable(z.string()),
});

export type BannersRequest = z.infer<typeof bannersRequestSchema>;
