/**
 * The `localStorage` key of a shopper's multi-search list, which the header writes and the results page
 * reads. Pass `null` for a guest.
 */
export const multiSearchListKey = (customerId: string | null): string => `multisearch${customerId ?? '-1'}`;
