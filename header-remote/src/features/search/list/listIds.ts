/** Ids within the list, from its own. */
export const listIds = (id: string) => ({
  heading: `${id}-heading`,
  /** What the keys do. */
  hint: `${id}-hint`,
  option: (index: number) => `${id}-${index}`,
});
