import { createLoadHeader } from '../browser/createLoadHeader.ts';
import { fetchUnverified } from '../browser/fetchUnverified.ts';
import { loadFromEntry } from '../browser/loadFromEntry.ts';
import type { LoadHeader } from '../browser/mountModule.ts';
import { withOverride } from '../override/withOverride.ts';
import { reactShareScope } from './reactShareScope.ts';

/**
 * Loads the header into a React app. The header uses the app's React 19; in a React 18 app it brings its own. It
 * works with any bundler, needs no configuration and adds no federation runtime (decision 10).
 *
 *     const header = await loadHeader('https://header.example/stable/');
 *     const element = document.getElementById('grocer-header');
 *     if (element) header.mount('Header', element, { services: { origin } });
 *
 * A release that the server wrote into the page saves a request: `loadHeader(channel, { release })`.
 */
export const loadReactHeader: LoadHeader = withOverride(
  createLoadHeader(loadFromEntry(reactShareScope()), fetchUnverified),
);
