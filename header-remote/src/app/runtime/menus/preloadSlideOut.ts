import { menuModule } from '../../../features/mobile-menu/menuModule.ts';

/**
 * Loads the code of the slide-out where its button is in view. Call it when the browser is idle: a finger gives no sign
 * before it presses (behaviour/loading#65).
 */
export function preloadSlideOut(): void {
  const burger = document.querySelector('[data-grocer] [aria-haspopup=dialog]');
  // The lazy module logs a failure. A press tries again.
  if (burger?.getClientRects().length) menuModule.load().catch(() => {});
}
