import { createFakeHeader } from './createFakeHeader.ts';

export * from '../everyHost.ts';
export * from './createFakeHeader.ts';

/** The fake header of the page under test, shared by the entry points of the test kit. */
export const fakeHeader = createFakeHeader();

/** Named as in `…/host` and `…/host/plain`, so that a test can mock those modules with this one. */
export const loadHeader = fakeHeader.loadHeader;
