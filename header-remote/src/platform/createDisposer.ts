/** Combines several dispose functions into one that calls them in order. */
export const createDisposer = (disposers: readonly (() => void)[]) => (): void => {
  for (const dispose of disposers) dispose();
};
