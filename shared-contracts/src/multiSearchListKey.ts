/**
 * Where the browser's local storage holds a shopper's multi-search list, which the header writes and the results page
 * reads (clarifications 5 and 89). `null` is a guest.
 */
export const multiSearchListKey = (customerId: string | null): string => `multisearch${customerId ?? '-1'}`;
