import { createLoadHeader } from './browser/createLoadHeader.ts';
import { fetchUnverified } from './browser/fetchRelease.ts';
import { loadFromEntry } from './browser/loadEntry.ts';
import type { LoadHeader } from './browser/mountModule.ts';
import { withOverride } from './override/withOverride.ts';

export * from './everyHost.ts';

/**
 * Loads the header into a host without React 19, such as Vue or plain HTML. The header brings its own React.
 * Arguments and errors are those of `LoadHeader`.
 */
export const loadHeader: LoadHeader = withOverride(createLoadHeader(loadFromEntry({}), fetchUnverified));
