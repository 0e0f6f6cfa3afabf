import * as z from 'zod/mini';
import { mapOf } from '../reading/mapOf.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

/** A length in pixels; the content service writes some as text. */
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
 * The fields that make a picture (spec §3, CMS component; clarification 132). `dynamicImages` holds addresses by quality
 * and width: `dynamicImages.highQuality95['320']`; it wins over `src`, and with neither there is no picture.
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

/** A picture within a component: its fields, or no more than its address. Absent = `null`. */
export const pictureSchema = orNull(
  z.pipe(
    z.transform((picture: unknown) => (typeof picture === 'string' ? { src: picture } : picture)),
    pictureObjectSchema,
  ),
);
