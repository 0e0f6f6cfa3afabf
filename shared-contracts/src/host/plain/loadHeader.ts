import { createLoadHeader } from '../createLoadHeader.ts';
import type { LoadHeader } from '../mountDoor.ts';
import { openByEntry } from '../openByEntry.ts';

/**
 * Loads the header into a host without React: Vue, plain HTML. It brings its own React. Same arguments and promises as
 * in a React host (design §4).
 */
export const loadHeader: LoadHeader = createLoadHeader(openByEntry({}));
