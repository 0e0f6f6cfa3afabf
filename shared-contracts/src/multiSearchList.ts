import * as z from 'zod/mini';

/**
 * Where the browser's local storage holds a shopper's multi-search list, which the header writes and the results page
 * reads (clarifications 5 and 89). `null` is a guest.
 */
export const multiSearchListKey = (customerId: string | null): string => `multisearch${customerId ?? '-1'}`;

/** The list, as JSON in storage: the items in order. Kept only if every one of them is text (spec §5). */
export const multiSearchListSchema = z.array(z.string());

export type MultiSearchList = z.infer<typeof multiSearchListSchema>;
