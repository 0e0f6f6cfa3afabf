import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};

export const federation = {
  name: 'documented_pages',
  remotes: { header: 'header@https://header.grocer.example/stable/mf-manifest.json' },
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
  // The types come from the package: the header's manifest has none.
  dts: false,
};

export default {
  context: import.meta.dirname,
  entry: { main: './main.ts' },
  mode: 'production',
  output: { publicPath: '/assets/' },
  module: { rules: [{ test: /\.tsx?$/, loader: 'swc-loader', options: swc }] },
  plugins: [new ModuleFederationPlugin(federation)],
} satisfies Configuration;
