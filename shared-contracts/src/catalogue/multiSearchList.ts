import * as z from 'zod/mini';

/** A multi-search list as it is stored: the items in order. A list in which one item is not text is rejected. */
export const multiSearchListSchema = z.array(z.string());

export type MultiSearchList = z.infer<typeof multiSearchListSchema>;
