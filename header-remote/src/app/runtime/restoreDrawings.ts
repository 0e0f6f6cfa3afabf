import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { createDisposer } from '../../platform/createDisposer.ts';
import { createLazyModule } from '../../platform/createLazyModule.ts';

const redrawModule = createLazyModule('the repair of icons', async () => {
  const { redrawIcons } = await import(/* webpackChunkName: "heal-fonts" */ '../../ui/icon/redrawIcons.ts');
  return redrawIcons;
});

/**
 * Draws the icons on a page that takes their shapes away by a rule in a cascade layer, such as `@layer reset { * { all:
 * unset } }` (behaviour/look#host-styles). Only such a page loads the code for it. Returns the function that stops it.
 *
 * The shapes of an svg are presentation attributes, which every rule overrides. The root's `revert-layer` undoes the
 * host's rules outside layers only, and a style sheet does not know the shapes. Inline styles override both.
 */
export function restoreDrawings(): () => void {
  const circle = document.querySelector('[data-grocer] circle');
  if (!circle || getComputedStyle(circle).r !== '0px') return () => {};
  let isStopped = false;
  const stops = [
    () => {
      isStopped = true;
    },
  ];
  const load = async () => {
    const redrawIcons = await redrawModule.load();
    if (!isStopped) stops.push(redrawIcons());
  };
  stops.push(retryUntilDone(load));
  return createDisposer(stops);
}
