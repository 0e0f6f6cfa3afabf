import * as z from 'zod/mini';
import { mapOf } from '../reading/mapOf.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

/** A length in pixels. The content service sends numbers or digits as text. */
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
 * The fields of a picture. `dynamicImages` has addresses by quality and width in pixels, such as
 * `dynamicImages.highQuality95['320']`, and is preferred to `src`. Without either there is no picture.
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
