import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

/** Optimizations of all builds. Ids and names need not be stable: each version is served from a folder of its own. */
export const minimized = (): NonNullable<Configuration['optimization']> => ({
  minimizer: [
    // A third pass saves 50 bytes until the header is interactive.
    new MinimizerPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
    new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', cssnano] } }),
  ],
  // The shortest ids and export names save 0.6 KB until the header is interactive.
  moduleIds: 'size',
  chunkIds: 'size',
  mangleExports: 'size',
});

/** Merging spells shorthands out inside nested rules, such as `padding: 0` as four declarations. */
const cssnano = { mergeLonghand: false, mergeRules: false };
