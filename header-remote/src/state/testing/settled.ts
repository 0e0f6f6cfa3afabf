/** When all that could go on without a further answer has gone on. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
