/** Matches stories that show the look of another story under other conditions. */
const variant =
  /(^|-)(right-to-left|forced-colours|reduced-motion|long-text|double-text|narrow|mobile|tablet|laptop)(-|$)/;

/** A story in forced colours has two pictures: readers have light and dark palettes. */
export const isInForcedColours = (story: string): boolean => /(^|-)forced-colours(-|$)/.test(story);

/** The end of the second picture's name. */
export const darkPalette = '-dark';

/**
 * Whether a story is pictured in this run. `PICTURES=short`, as in `pnpm test`, leaves out the variants; `pnpm stories` and
 * `pnpm test:full` picture all.
 */
export const isPictured = (story: string, pictures: string): boolean =>
  pictures !== 'short' || !variant.test(story);
