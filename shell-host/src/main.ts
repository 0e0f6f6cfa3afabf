import { firstPaint } from '@grocer/shared-contracts/host';
import { throwUnlessLeft } from './throwUnlessLeft.ts';

/** The shop starts when its HTML has been painted: its files may come from the browser's cache. */
firstPaint()
  .then(() => import(/* webpackChunkName: "app" */ './start.tsx'))
  .catch(throwUnlessLeft);
