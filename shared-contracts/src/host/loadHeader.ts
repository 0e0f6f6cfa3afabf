import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { createLoadHeader } from './createLoadHeader.ts';
import type { LoadHeader, MountDoor } from './mountDoor.ts';

let registered: string | undefined;

/**
 * Loads the header through the federation runtime of a federated host, whose React it then uses (design §4).
 *
 *     const header = await loadHeader('https://header.example/stable/');
 *     const element = document.getElementById('grocer-header');
 *     if (element) header.mount('Header', element, { services: { origin } });
 *
 * The first argument is a channel's address, or the release that the server wrote into the page (one request less).
 */
export const loadHeader: LoadHeader = createLoadHeader(({ entry }) => {
  if (entry !== registered) registerRemotes([{ name: 'header', entry }], { force: registered !== undefined });
  registered = entry;
  return loadRemote<MountDoor>('header/mount');
});
