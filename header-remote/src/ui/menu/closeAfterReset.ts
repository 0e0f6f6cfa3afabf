import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';

/** Time in ms for which level 0 is shown before the menu closes (behaviour/menus#close-button). */
const resetMs = 200;

/** Closes a menu that has just gone back to level 0, without a delay for those who prefer reduced motion. */
export function closeAfterReset(close: () => void): void {
  setTimeout(close, prefersReducedMotion() ? 0 : resetMs);
}
