/** Waits until all promises that are already resolved have run their callbacks. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));
