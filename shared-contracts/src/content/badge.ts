import * as z from 'zod/mini';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

/** The text of a label over a picture, which comes by itself or as `{ text }`. */
export const badgeSchema = orNull(
  z.union([
    textSchema,
    z.pipe(
      z.object({ text: textSchema }),
      z.transform(({ text }) => text),
    ),
  ]),
);
