import { firstPaint } from '@grocer/shared-contracts/host';

/** Starts the shop after its HTML has been painted: cached scripts would delay the first paint. */
firstPaint()
  .then(() => import(/* webpackChunkName: "app" */ './start.tsx'))
  .catch(throwLater);

/** Throws after a delay. Without it, Firefox would log loads that are aborted because the page is left. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  }, 1000);
}
