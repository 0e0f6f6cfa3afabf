import { firstPaint } from '@grocer/shared-contracts/host/react';

/** Starts the app after the first paint, as our documentation advises. */
void firstPaint().then(() => import(/* webpackChunkName: "app" */ './HandoverApp.tsx'));
