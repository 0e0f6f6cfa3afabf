/** Matches stories that show another story's look under other conditions. */
const variant =
  /(^|-)(right-to-left|forced-colours|reduced-motion|long-text|double-text|narrow|mobile|tablet|laptop)(-|$)/;

/** Whether a story is about forced colours. It has two pictures, for light and dark palettes. */
export const isInForcedColours = (story: string): boolean => /(^|-)forced-colours(-|$)/.test(story);

/** End of the second picture's name. */
export const darkPalette = '-dark';

/** Whether a story is pictured in this run. `pnpm test` sets `PICTURES=short`, which omits variants. */
export const isPictured = (story: string, pictures: string): boolean =>
  pictures !== 'short' || !variant.test(story);
