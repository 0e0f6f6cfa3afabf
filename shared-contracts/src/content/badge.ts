import * as z from 'zod/mini';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

/** A label, sent as text or as `{ text }`, read as text. `null` if it is missing or unreadable. */
export const badgeSchema = orNull(
  z.union([
    textSchema,
    z.pipe(
      z.object({ text: textSchema }),
      z.transform(({ text }) => text),
    ),
  ]),
);
