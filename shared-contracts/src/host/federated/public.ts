import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import { createLoadHeader } from '../browser/createLoadHeader.ts';
import { fetchUnverified } from '../browser/fetchRelease.ts';
import { loadEntry, loadedEntry } from '../browser/loadEntry.ts';
import type { LoadHeader, LoadMountModule, MountModule } from '../browser/mountModule.ts';
import { withOverride } from '../override/withOverride.ts';

export * from '../everyHost.ts';

/**
 * Loads the header through the federation runtime of a federated host. The header uses the host's React if that is
 * version 19 (behaviour/loading#sharing).
 *
 *     const header = await loadHeader('https://header.example/stable/');
 *     const element = document.getElementById('grocer-header');
 *     if (element) header.mount('Header', element, { services: { origin } });
 *
 * A release that the server wrote into the page saves a request: `loadHeader(channel, { release })`.
 */
export const loadHeader: LoadHeader = withOverride(createLoadHeader(createRuntimeLoader(), fetchUnverified));

/**
 * Loads the entry with its hash and hands it to the federation runtime, whose own loader checks no hash. The runtime
 * knows one entry of the header at a time: another release replaces it.
 */
function createRuntimeLoader(): LoadMountModule {
  let registered: string | undefined;
  return async ({ entry }) => {
    await loadEntry(entry);
    if (entry !== registered) {
      registerPlugins([handOverEntry]);
      registerRemotes([{ name: 'header', entry }], { force: registered !== undefined });
    }
    registered = entry;
    return loadRemote<MountModule>('header/mount');
  };
}

/** Gives the runtime the entry that this package has loaded. The runtime loads the entries of other remotes itself. */
const handOverEntry: ModuleFederationRuntimePlugin = {
  name: 'grocer-header-entry',
  // The cast is needed because in the runtime's type `get` does not return a promise.
  loadEntry: async ({ remoteInfo }) => loadedEntry(remoteInfo.entry) as Promise<never> | undefined,
};
