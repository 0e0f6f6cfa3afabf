import { firstPaint } from '@grocer/shared-contracts/host';

/**
 * Starts the shop after its HTML has been painted: scripts from the browser's cache would otherwise delay the
 * first paint.
 */
firstPaint()
  .then(() => import(/* webpackChunkName: "app" */ './start.tsx'))
  .catch(throwLater);

/** Throws after a delay: leaving a page aborts its loads, which Firefox would log as failures. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  }, 1000);
}
