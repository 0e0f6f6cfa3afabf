import { firstPaint } from '@grocer/shared-contracts/host';

/**
 * Starts the shop after its HTML has been painted: scripts from the browser's cache would otherwise delay the
 * first paint.
 */
firstPaint()
  .then(() => import(/* webpackChunkName: "app" */ './start.tsx'))
  .catch(throwLater);

/** A page that is being left aborts its loads: without the delay Firefox would log them as failures. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  }, 1000);
}
