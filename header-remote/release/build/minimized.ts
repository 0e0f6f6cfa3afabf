import { readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/**
 * The first line of a script. V8 then compiles all of its functions on a thread of its own while the script arrives, instead
 * of each one on the main thread when it is first called (decision 21). To other engines it is a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Optimizations of all builds. Ids and names need not be stable: each version is served from a folder of its own.
 *
 * @param compilesAtOnce whether each script begins with the compile hint; default: no
 */
export const minimized = ({ compilesAtOnce = false } = {}): NonNullable<Configuration['optimization']> => ({
  minimizer: [
    // Without worker processes: each would first load its minifier, and swc has threads of its own.
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      minimizerOptions: {
        // The third pass saves 0.2 KB until the header is interactive.
        compress: { passes: 3 },
        ...(compilesAtOnce && { format: { preamble: compileHint } }),
      },
      parallel: false,
      // Licences are in a file beside each script, named as the script. A comment about that has 40 bytes.
      extractComments: { banner: false },
    }),
    new CssMinimizerPlugin<[Options, Options]>({
      minify: [CssMinimizerPlugin.cssnanoMinify, CssMinimizerPlugin.lightningCssMinify],
      minimizerOptions: [{ preset: ['default', cssnano] }, lightningCss],
      parallel: false,
    }),
  ],
  // The shortest ids and export names save 0.6 KB until the header is interactive.
  moduleIds: 'size',
  chunkIds: 'size',
  mangleExports: 'size',
});

type Options = Record<string, unknown>;

/** Merging spells shorthands out inside nested rules, such as `padding: 0` as four declarations. */
const cssnano = { mergeLonghand: false, mergeRules: false };

const rootPackage: { browserslist: string[] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
);

/**
 * Options of Lightning CSS. With the supported browsers as its targets it merges declarations only to what all of
 * them know: Safari ignores `text-decoration: underline 1px`. Unsupported browsers show the header's HTML, and do not
 * know nested rules and ranges (behaviour/browsers#look).
 */
export const lightningCss = {
  targets: Object.fromEntries(rootPackage.browserslist.map(target)),
  include: Features.Nesting | Features.MediaRangeSyntax,
  // The header has one colour scheme.
  exclude: Features.LightDark,
};

/** An entry such as `safari >= 17.4`, with its version in the three lower bytes of a number. */
function target(entry: string): [browser: string, version: number] {
  const [browser = '', , version = ''] = entry.split(' ');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [browser, (major << 16) | (minor << 8)];
}
