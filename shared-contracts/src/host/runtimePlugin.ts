import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { trustedScriptUrl } from './trustedScriptUrl.ts';

/**
 * Federation runtime plugin of a page that loads the header: it builds the script of a remote's entry through the
 * Trusted Types policy `grocer-mf`, so that pages with `require-trusted-types-for 'script'` work. Design §6.
 */
export default function grocerRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'grocer-header',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = trustedScriptUrl(url);
      script.async = true;
      return script;
    },
  };
}
