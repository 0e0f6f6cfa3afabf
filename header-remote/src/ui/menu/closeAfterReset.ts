import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';

/** How long level 0 is shown before the menu closes (behaviour/menus#close-button). Milliseconds. */
const resetMs = 200;

/** Closes a menu that has just gone back to level 0. With reduced motion, without a delay. */
export function closeAfterReset(close: () => void): void {
  setTimeout(close, prefersReducedMotion() ? 0 : resetMs);
}
