import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { loadEntry } from '../browser/loadEntry.ts';
import { isTrusted } from '../browser/trustedScriptUrl.ts';

/**
 * Federation runtime plugin that loads the header's entry with this package's `loadEntry`, so that it works with
 * `require-trusted-types-for 'script'` and a failed load can be retried. It does not affect other remotes of a page.
 */
export default function grocerRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'grocer-header',
    async loadEntry({ remoteInfo: { name, entry } }) {
      if (name !== 'header' || !isTrusted(entry)) return;
      // The cast is needed because in the runtime's type `get` does not return a promise.
      return loadEntry(entry) as Promise<never>;
    },
  };
}
