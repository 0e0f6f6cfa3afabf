import { createFakeHeader } from './createFakeHeader.ts';

export * from '../everyHost.ts';
export * from './createFakeHeader.ts';

/** The fake header of the page under test, shared by the entry points of the test kit. */
export const fakeHeader = createFakeHeader();

/** In place of the `loadHeader` of `…/host` and `…/host/plain`, so that a test can replace the whole module. */
export const loadHeader = fakeHeader.loadHeader;
