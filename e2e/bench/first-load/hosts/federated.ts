import { firstPaint } from '@grocer/shared-contracts/host';

/** Ours starts as its documentation advises: when the page has been painted. */
void firstPaint().then(() => import(/* webpackChunkName: "app" */ './FederatedApp.tsx'));
