import { createFakeHeader } from './createFakeHeader.ts';

/** The fake header of the page under test, shared by the entry points of the test kit. */
export const fakeHeader = createFakeHeader();
