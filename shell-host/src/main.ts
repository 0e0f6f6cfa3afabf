import { firstPaint } from '@grocer/shared-contracts/host';
import { throwUnlessLeft } from './throwUnlessLeft.ts';

/**
 * Starts the shop after its HTML has been painted: scripts from the browser's cache would otherwise delay the
 * first paint.
 */
firstPaint()
  .then(() => import(/* webpackChunkName: "app" */ './start.tsx'))
  .catch(throwUnlessLeft);
