import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { createLazyModule } from '../../platform/createLazyModule.ts';

const redrawModule = createLazyModule('the repair of icons', async () => {
  const { redrawIcons } = await import(/* webpackChunkName: "idle" */ '../../ui/icon/redrawIcons.ts');
  return redrawIcons;
});

/**
 * Draws the icons on a page that takes their shapes away by a rule in a cascade layer, such as `@layer reset
 * { * { all: unset } }` (behaviour/look#host-styles). Only such a page loads the code for it. Returns the
 * function that stops it.
 *
 * The shapes of an svg are presentation attributes, which every rule overrides. The root's `revert-layer`
 * undoes only the host's rules outside layers, and the header's style sheet does not contain the shapes.
 * Inline styles override all these rules.
 */
export function restoreDrawings(): () => void {
  const circle = document.querySelector('[data-grocer] circle');
  if (!circle || getComputedStyle(circle).r !== '0px') return () => {};
  let isStopped = false;
  let stopDrawing = () => {};
  const stopRetrying = retryUntilDone(async () => {
    const redrawIcons = await redrawModule.load();
    if (!isStopped) stopDrawing = redrawIcons();
  });
  return () => {
    isStopped = true;
    stopRetrying();
    stopDrawing();
  };
}
