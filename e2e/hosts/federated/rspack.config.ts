import { headerFederation } from '@grocer/shared-contracts/host/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};

export default {
  context: import.meta.dirname,
  entry: { main: './main.tsx' },
  mode: 'production',
  // The page's `trusted-types` directive names this policy and the header's two.
  output: { publicPath: '/assets/', trustedTypes: { policyName: 'pages' } },
  module: { rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swc }] },
  plugins: [new ModuleFederationPlugin(headerFederation({ name: 'rspack_pages' }))],
} satisfies Configuration;
