import { createLoadHeader } from '../createLoadHeader.ts';
import type { LoadHeader } from '../mountDoor.ts';
import { openByEntry } from '../openByEntry.ts';
import { offerReact } from './offerReact.ts';

/**
 * Loads the header into a React app, whose React 19 it then uses; beside React 18 it brings its own. Any bundler will do,
 * nothing enters its configuration, and no federation runtime the page (design §4, decision 10).
 *
 *     const header = await loadHeader('https://header.example/stable/');
 *     const element = document.getElementById('grocer-header');
 *     if (element) header.mount('Header', element, { services: { origin } });
 *
 * The first argument is a channel's address, or the release that the server wrote into the page (one request less).
 */
export const loadHeader: LoadHeader = createLoadHeader(openByEntry(offerReact()));
