import { firstPaint } from '@grocer/shared-contracts/host/react';

/** Ours starts as its documentation advises: when the page has been painted. */
void firstPaint().then(() => import(/* webpackChunkName: "app" */ './HandoverApp.tsx'));
