import * as z from 'zod/mini';
import { idSchema } from '../reading/id.ts';
import { orNull } from '../reading/orNull.ts';

/** A product that a component or an advert is about. Its line number makes the buylist link (clarification 12). */
export const contentProductSchema = z.object({ id: orNull(idSchema), lineNumber: idSchema });

export type ContentProduct = z.infer<typeof contentProductSchema>;
