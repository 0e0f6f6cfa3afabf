import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { loadEntry } from './loadEntry.ts';
import { isTrusted } from './trustedScriptUrl.ts';

/**
 * Federation runtime plugin of a page that loads the header: the header's entry is loaded by this package, so that
 * pages with `require-trusted-types-for 'script'` work and a failed load can heal. A page's other remotes are loaded as
 * ever. Design §6.
 */
export default function grocerRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'grocer-header',
    async loadEntry({ remoteInfo: { name, entry } }) {
      if (name !== 'header' || !isTrusted(entry)) return;
      // The runtime's own type forgets that `get` answers with a promise.
      return loadEntry(entry) as Promise<never>;
    },
  };
}
