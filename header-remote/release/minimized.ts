import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

/** Optimizations of all builds. Ids and names need not be stable: each version is served from a folder of its own. */
export const minimized = (): NonNullable<Configuration['optimization']> => ({
  minimizer: ['...', new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', cssnano] } })],
  // The shortest ids and export names save 0.6 KB until the header is interactive.
  moduleIds: 'size',
  chunkIds: 'size',
  mangleExports: 'size',
});

/** Merging spells shorthands out inside nested rules, such as `padding: 0` as four declarations. */
const cssnano = { mergeLonghand: false, mergeRules: false };
