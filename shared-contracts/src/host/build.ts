import { fileURLToPath } from 'node:url';

export interface HeaderFederationOptions {
  /** Name of the host in the federation runtime: letters, digits, `_` or `-`; unique on the page. */
  name: string;
}

const singleton = { singleton: true, requiredVersion: '^19.0.0' } as const;

/**
 * Options for the federation plugin of the page's tool: `ModuleFederationPlugin` of `@module-federation/enhanced/webpack`
 * or `…/rspack`, `federation` of `@module-federation/vite`.
 *
 * - `remotes` is empty on purpose: the header's address comes at run time, from `loadHeader`.
 * - `loaded-first` keeps a dead remote from taking the page along (the default strategy waits for every remote
 *   before the host may start).
 * - the runtime plugin lets the header's scripts pass a page's Trusted Types and `strict-dynamic` policy.
 *
 * @throws Error when `name` is missing or holds other characters. Design §4.
 */
export function headerFederation({ name }: HeaderFederationOptions) {
  if (!/^[\w-]+$/.test(name ?? '')) {
    throw new Error(
      `headerFederation: name is ${JSON.stringify(name)}; give the host a name of letters, digits, "_" or "-"`,
    );
  }
  return {
    name,
    remotes: {},
    shared: {
      react: singleton,
      'react-dom': singleton,
      'react-dom/client': singleton,
      'react/jsx-runtime': singleton,
    },
    shareStrategy: 'loaded-first' as const,
    // By its file: bundlers look for a bare name beside their own temporary entry.
    runtimePlugins: [fileURLToPath(import.meta.resolve('@grocer/shared-contracts/host/runtime-plugin'))],
    // disableSnapshot: hosts register the version's entry, never a manifest, so the manifest code is dead weight.
    experiments: {
      asyncStartup: true,
      // The one key that Vite's plugin knows too: without it TypeScript takes all of these for a mistake.
      externalRuntime: false,
      optimization: { target: 'web' as const, disableSnapshot: true },
    },
    dts: false,
    manifest: false,
  };
}
