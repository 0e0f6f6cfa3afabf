import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { reactCopy, typescript } from '../rspackParts.ts';

const common = (name: string): Configuration => ({
  context: import.meta.dirname,
  mode: 'production',
  output: {
    filename: `${name}.js`,
    chunkFilename: `${name}.[id].js`,
    publicPath: '/assets/',
    uniqueName: name,
  },
  module: { rules: [typescript] },
});

/** A page on React 19.0, which it does not share. */
const page: Configuration = {
  ...common('main'),
  entry: { main: './main.ts' },
  resolve: { alias: reactCopy('19-0') },
  plugins: [
    new ModuleFederationPlugin({
      name: 'old_pages',
      remotes: {
        offers: 'offers@/assets/offers.js',
        header: 'header@https://header.grocer.example/stable/mf-manifest.json',
      },
    }),
  ],
};

/**
 * Another team's remote on that page, which shares its newer React. Of two equal versions that are not loaded yet, the
 * federation runtime picks the one whose provider's name sorts last, regardless of their order: this one.
 */
const offers: Configuration = {
  ...common('offers'),
  entry: {},
  plugins: [
    new ModuleFederationPlugin({
      name: 'offers',
      filename: 'offers.js',
      exposes: { './mountOffer': './mountOffer.tsx' },
      shared: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
      manifest: false,
    }),
  ],
};

export default [page, offers];
