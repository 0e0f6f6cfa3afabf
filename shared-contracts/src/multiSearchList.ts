import * as z from 'zod/mini';

/** The list, as JSON in storage: the items in order. Kept only if every one of them is text (spec §5). */
export const multiSearchListSchema = z.array(z.string());

export type MultiSearchList = z.infer<typeof multiSearchListSchema>;
