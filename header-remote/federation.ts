import path from 'node:path';
import { contractVersion, widgetNames } from '@grocer/shared-contracts';

/**
 * The remote's federation name, and that of its global variable. `webpack.config.ts` builds two entries (decision 8).
 */
export const remoteName = 'header';

/** Folder of the entry with a manifest, inside a version's folder. */
export const manifestFolder = 'federation';

const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const contractSchemas = '@grocer/shared-contracts/schemas';

/**
 * Modules that the small entry takes from the page: React, and the contract package's schemas with zod (decision 3).
 * No version is required here, because `src/app/widgets/chooseShared.ts` checks the versions and passes on at most
 * one copy of each module.
 */
export const consumedByEntry = Object.fromEntries(
  [...reactModules, contractSchemas].map((name) => [
    name,
    { singleton: false, requiredVersion: false as const },
  ]),
);

/** Puts a widget into the chunk of all widgets: a page loads one script and one style sheet, however many it mounts. */
const inOneChunk = (file: string) => ({ import: `./src/app/${file}`, name: 'widgets' });

/**
 * Options of the federation plugin, for hosts that load a remote by its manifest, as federation's documentation does.
 */
export const federationWithManifest = {
  name: remoteName,
  filename: 'remoteEntry.js',
  // `src/app/widgets/entry.ts` exposes the same modules.
  exposes: {
    ...Object.fromEntries(widgetNames.map((name) => [`./${name}`, inOneChunk(`widgets/exposed/${name}.ts`)])),
    './mount': inOneChunk('widgets/mount.tsx'),
  },
  shared: {
    // Hosts declare React a singleton. The remote does not: a singleton React 19 would fail in a React 18 host.
    ...Object.fromEntries(
      reactModules.map((name) => [name, { singleton: false, requiredVersion: '^19.0.0' }]),
    ),
    [contractSchemas]: { singleton: false, requiredVersion: `^${contractVersion}` },
  },
  // Keeps the header's own modules, above all its React, out of the page's share scope.
  runtimePlugins: [path.join(import.meta.dirname, 'src/app/widgets/privateShareScope.ts')],
  // With `loaded-first` a host starts without waiting for the header, and the header without waiting for other remotes.
  shareStrategy: 'loaded-first' as const,
  // Reduces the entry from 24 KB to 16 KB: the remote has no server target, reads no manifest and loads no remotes.
  experiments: {
    asyncStartup: true,
    optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
  },
  // Without this the federation runtime adds the style sheet itself, and the header renders before its CSS has loaded.
  manifest: { disableAssetsAnalyze: true },
  // Types are published in @grocer/shared-contracts on npm, not in an archive beside the entry.
  dts: false,
};
