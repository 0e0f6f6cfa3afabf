import { headerFederation } from '@grocer/shared-contracts/host/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { reactCopy, typescript } from '../rspackParts.ts';
import type { IslandBuild } from './islandBuilds.ts';

const copies: Record<IslandBuild['react'], Record<string, string>> = {
  '19.0': reactCopy('19-0'),
  '19.1': reactCopy('19-1'),
  '19.3': {},
};

const common = ({ react, mode }: IslandBuild): Configuration => ({
  context: import.meta.dirname,
  mode,
  // Without eval, which the page's policy forbids.
  devtool: false,
  resolve: { alias: copies[react] },
  module: { rules: [typescript] },
});

/** The configurations of the app for browsers and of the same app for its server. */
export const island = (build: IslandBuild): Configuration[] => [
  {
    ...common(build),
    entry: { main: `./${build.entryPoint}.ts` },
    output: { publicPath: '/assets/', trustedTypes: { policyName: 'pages' } },
    plugins:
      build.entryPoint === 'federated'
        ? [new ModuleFederationPlugin(headerFederation({ name: 'island' }))]
        : [],
  },
  {
    ...common(build),
    entry: { server: './server.tsx' },
    target: 'node',
    output: { filename: '[name].mjs', module: true, library: { type: 'module' } },
  },
];
