import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { reactCopy, typescript } from '../rspackParts.ts';

export interface OlderReact {
  react: '17' | '18';
  shareStrategy: 'version-first' | 'loaded-first';
}

/** `version-first` loads the header's entry before the page's React, `loaded-first` after it. */
export const olderReacts: readonly OlderReact[] = (['17', '18'] as const).flatMap((react) =>
  (['version-first', 'loaded-first'] as const).map((shareStrategy) => ({ react, shareStrategy })),
);

export const nameOf = ({ react, shareStrategy }: OlderReact) => `react-${react}-${shareStrategy}` as const;

/** A host as federation's documentation shows it, on React 17 or 18, which it shares as a singleton. */
export const olderReact = ({ react, shareStrategy }: OlderReact): Configuration => ({
  context: import.meta.dirname,
  mode: 'production',
  // React 18 runs the documented app as it is; React 17 has another function that renders it.
  entry: { main: react === '17' ? './main.ts' : '../as-documented/main.ts' },
  output: { publicPath: '/assets/', uniqueName: 'older_pages' },
  module: { rules: [typescript] },
  resolve: { alias: reactCopy(react) },
  plugins: [
    new ModuleFederationPlugin({
      name: 'older_pages',
      remotes: { header: 'header@https://header.grocer.example/stable/mf-manifest.json' },
      shared: {
        react: { singleton: true, strictVersion: true, requiredVersion: `^${react}.0.0` },
        'react-dom': { singleton: true, strictVersion: true, requiredVersion: `^${react}.0.0` },
      },
      shareStrategy,
    }),
  ],
});
