import { contractVersion } from '../../contracts/contractVersion.ts';
import { reportToConsole } from '../../contracts/events/reportToConsole.ts';
import { findVersionProblems, versionIn } from './findVersionProblems.ts';

export interface HeaderFederationOptions {
  /** Name of the host in the federation runtime: letters, digits, `_` or `-`; unique on the page. */
  name: string;
}

/**
 * Eager: React stays in the app's own script, which needs it anyway. Otherwise it would be in four files that are
 * requested before the app can start (decision 10).
 */
const react = { singleton: true, eager: true, requiredVersion: '^19.0.0' } as const;

/**
 * The schemas of this package, with zod (decision 3). The header uses the page's copy if its version satisfies `^` of
 * the version with which the header was built. A page that does not import them does not load them.
 */
const contracts = {
  singleton: false,
  version: contractVersion,
  requiredVersion: `^${contractVersion}`,
} as const;

/**
 * Returns the options for the federation plugin of the host's bundler (behaviour/loading#header-federation):
 * `ModuleFederationPlugin` of `@module-federation/enhanced/webpack` or `…/rspack`, `federation` of
 * `@module-federation/vite`.
 *
 * - `remotes` is empty, because `loadHeader` gets the header's address at run time.
 * - With `loaded-first` a remote that is down does not stop the host; the default strategy loads every remote before
 *   the host starts.
 *
 * Warns on the console of installed packages whose versions make the build fail.
 *
 * @throws Error if `name` is missing or has other characters than letters, digits, `_` and `-`
 */
export function headerFederation({ name }: HeaderFederationOptions) {
  if (!/^[\w-]+$/.test(name ?? '')) {
    throw new Error(
      `headerFederation: name is ${JSON.stringify(name)}; give the host a name of letters, digits, "_" or "-"`,
    );
  }
  for (const problem of findVersionProblems((installed) => versionIn(process.cwd(), installed)))
    reportToConsole(problem);
  return {
    name,
    remotes: {},
    shared: {
      react,
      'react-dom': react,
      'react-dom/client': react,
      'react/jsx-runtime': react,
      '@grocer/shared-contracts/schemas': contracts,
    },
    shareStrategy: 'loaded-first' as const,
    // disableSnapshot removes the code for manifests: hosts register the entry of a version, never a manifest.
    experiments: {
      asyncStartup: true,
      // Only for TypeScript, which rejects the object if it shares no key with the type of Vite's plugin.
      externalRuntime: false,
      optimization: { target: 'web' as const, disableSnapshot: true },
    },
    dts: false,
    manifest: false,
  };
}
