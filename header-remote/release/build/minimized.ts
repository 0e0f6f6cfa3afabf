import { readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/**
 * First line of a script: V8 then compiles all of its functions on another thread while the script arrives, and not
 * each one on the main thread at its first call (decision 21). Other engines see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Optimizations of all builds. Ids and names need not be stable: each version is served from a folder of its own.
 * @param compilesAtOnce whether each script begins with the compile hint; default: no
 */
export const minimized = ({ compilesAtOnce = false } = {}): NonNullable<Configuration['optimization']> => ({
  minimizer: [
    // Uses no worker processes: each would have to load the minifier, and swc has its own threads.
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      minimizerOptions: {
        // The third pass saves 0.2 KB of the scripts that load before the header is interactive.
        compress: { passes: 3 },
        ...(compilesAtOnce && { format: { preamble: compileHint } }),
      },
      parallel: false,
      // Licences are in a file beside each script. A comment in the script that names the file would cost 40 bytes.
      extractComments: { banner: false },
    }),
    new CssMinimizerPlugin<[Options, Options]>({
      minify: [CssMinimizerPlugin.cssnanoMinify, CssMinimizerPlugin.lightningCssMinify],
      minimizerOptions: [{ preset: ['default', cssnano] }, lightningCss],
      parallel: false,
    }),
  ],
  // The shortest ids and export names save 0.6 KB of the scripts that load before the header is interactive.
  moduleIds: 'size',
  chunkIds: 'size',
  mangleExports: 'size',
});

type Options = Record<string, unknown>;

/** Merging is off, because it expands shorthands in nested rules, such as `padding: 0` to four declarations. */
const cssnano = { mergeLonghand: false, mergeRules: false };

const rootPackage: { browserslist: string[] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
);

/**
 * Options of Lightning CSS. With the supported browsers as targets it merges declarations only to forms that all of
 * them know: Safari ignores `text-decoration: underline 1px`. Nested rules and media ranges are converted for
 * unsupported browsers, which show the header's HTML (behaviour/browsers#look).
 */
export const lightningCss = {
  targets: Object.fromEntries(rootPackage.browserslist.map(target)),
  include: Features.Nesting | Features.MediaRangeSyntax,
  // The header has one colour scheme.
  exclude: Features.LightDark,
};

/** Converts an entry such as `safari >= 17.4` to a target: its version in the three lower bytes of a number. */
function target(entry: string): [browser: string, version: number] {
  const [browser = '', , version = ''] = entry.split(' ');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [browser, (major << 16) | (minor << 8)];
}
