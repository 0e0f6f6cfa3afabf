import { menuModule } from '../../../features/mobile-menu/menuModule.ts';
import { whenIdle } from '../../../platform/whenIdle.ts';

/**
 * Loads the code of the slide-out where its button is in view, when the browser is idle after the first load: a finger
 * gives no sign before it presses (behaviour/loading#65). The result stops.
 */
export function preloadSlideOut(loaded: Promise<void>): () => void {
  let isStopped = false;
  void loaded.then(whenIdle).then(() => {
    if (!isStopped) preload();
  });
  return () => {
    isStopped = true;
  };
}

function preload(): void {
  const burger = document.querySelector('[data-grocer] [aria-haspopup=dialog]');
  // The lazy module logs a failure. A press tries again.
  if (burger?.getClientRects().length) menuModule.load().catch(() => {});
}
