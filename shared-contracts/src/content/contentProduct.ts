import * as z from 'zod/mini';
import { idSchema } from '../reading/id.ts';
import { orNull } from '../reading/orNull.ts';

/** A product of a component or an advert. Its line number goes into the buylist link. */
export const contentProductSchema = z.object({ id: orNull(idSchema), lineNumber: idSchema });

export type ContentProduct = z.infer<typeof contentProductSchema>;
