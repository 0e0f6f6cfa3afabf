import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { chosen, exposes, manifestFolder, remoteName, shared } from './header-remote/federation.ts';
import remotePackage from './header-remote/package.json' with { type: 'json' };
import { headerFederation } from './shared-contracts/src/host/build.ts';

// The only webpack file: the header's remote, the same header for servers, and an example host.

const root = import.meta.dirname;
const development = process.env.NODE_ENV === 'development';
const version = remotePackage.version;
export const versionFolder = path.join(root, 'header-remote/dist', version);
export const shellFolder = path.join(root, 'shell-host/dist');

function headerRemote(folder: string): Configuration {
  return {
    ...headerInBrowser(),
    name: 'header-remote',
    entry: {
      remoteEntry: {
        import: './src/app/entry.ts',
        filename: 'remoteEntry.js',
        library: { type: 'var', name: remoteName },
      },
    },
    output: headerOutput('@grocer/header-remote', folder),
    plugins: [new webpack.sharing.ConsumeSharedPlugin({ consumes: chosen }), ...headerPlugins()],
  };
}

/** The same header for hosts written as federation's documentation shows: they ask for a manifest (decision 8). */
function headerWithManifest(folder: string): Configuration {
  return {
    ...headerInBrowser(),
    name: 'header-with-manifest',
    entry: {},
    output: headerOutput('@grocer/header-remote/federation', path.join(folder, manifestFolder)),
    plugins: [
      new ModuleFederationPlugin({
        name: remoteName,
        filename: 'remoteEntry.js',
        exposes,
        shared,
        // A host's page must not wait for us, nor we for another remote.
        shareStrategy: 'loaded-first',
        // 24 KB of entry become 16: no server target, no manifest reading, no remotes of our own.
        experiments: {
          asyncStartup: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
        // Else the federation runtime appends the stylesheet itself and the header shows before its CSS.
        manifest: { disableAssetsAnalyze: true },
        // Types come with @grocer/shared-contracts from npm, not from an archive beside the entry.
        dts: false,
      }),
      ...headerPlugins(),
    ],
  };
}

function headerInBrowser(): Configuration {
  return {
    ...common('header-remote'),
    // A door is one script: another file for its libraries would only be one more to wait for.
    optimization: {
      ...minimized(),
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, http } },
    },
  };
}

const headerOutput = (uniqueName: string, folder: string): NonNullable<Configuration['output']> => ({
  path: folder,
  // Chunks are found beside the entry, wherever a release is deployed.
  publicPath: 'auto',
  uniqueName,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
  // Pages with require-trusted-types-for 'script' name this policy in their header.
  trustedTypes: { policyName: 'grocer-header' },
  // Specification §8: a chunk that does not come is a ChunkLoadError after 120 s.
  chunkLoadTimeout: 120_000,
});

const headerPlugins = () => [
  new webpack.DefinePlugin({ HEADER_VERSION: JSON.stringify(version) }),
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
  }),
];

/** The HTTP client comes beside the services that need it, at the same time: no part is larger than 20 KB. */
const http = { test: /[\\/]node_modules[\\/]ky[\\/]/, name: 'http', chunks: 'async' as const, enforce: true };

function headerFragment(folder: string): Configuration {
  return {
    ...common('header-remote', { server: true }),
    name: 'header-fragment',
    target: 'node22',
    experiments: { outputModule: true },
    entry: { fragment: './src/app/fragment.tsx' },
    output: {
      path: folder,
      filename: '[name].[contenthash:8].mjs',
      module: true,
      library: { type: 'module' },
    },
    // One file: a host's server imports it without resolving anything, whatever React the host has.
    plugins: [
      new webpack.DefinePlugin({ HEADER_VERSION: JSON.stringify(version) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** The contract's examples and parser of this version, which later releases are checked with (design §4). */
function headerParser(folder: string): Configuration {
  return {
    ...common('header-remote', { server: true }),
    name: 'header-parser',
    target: 'node22',
    experiments: { outputModule: true },
    entry: { parser: '@grocer/shared-contracts/compatibility' },
    output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'module' } },
  };
}

function shellHost(): Configuration {
  return {
    ...common('shell-host'),
    name: 'shell-host',
    entry: { shell: './src/main.tsx' },
    output: {
      path: shellFolder,
      publicPath: '/assets/',
      uniqueName: 'shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      trustedTypes: { policyName: 'grocer-shell' },
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    // Nothing of federation: `<HeaderSlot>` shares the app's React with the header (decision 10).
    plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' })],
  };
}

/** A host with nothing in it but federation, to weigh that: see e2e/checks/bytes.ts. */
export function federationHost(folder: string): Configuration {
  return {
    ...common('e2e'),
    name: 'federation-host',
    entry: { federation: './checks/federationHost.ts' },
    output: { path: folder, filename: '[name].js', uniqueName: 'weight', clean: true },
    plugins: [new ModuleFederationPlugin(headerFederation({ name: 'weight' }))],
  };
}

/** What every build of the workspace has in common. */
export function common(workspace: string, { server = false } = {}): Configuration {
  return {
    context: path.join(root, workspace),
    mode: development ? 'development' : 'production',
    // Never eval: pages forbid it by their content security policy.
    devtool: development ? 'source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // Workspaces read the contract package's TypeScript, without a build in between.
      conditionNames: ['@grocer/source', '...'],
    },
    module: { rules: [scripts(), styles({ server }), fonts()] },
    optimization: minimized(),
    performance: { hints: false },
    stats: 'errors-warnings',
    // The manifest plugin explains publicPath 'auto' on every build.
    infrastructureLogging: { level: 'error' },
  };
}

const minimized = () => ({ minimizer: ['...' as const, new CssMinimizerPlugin()] });

function scripts(): webpack.RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      // Only what stands here counts, not a settings file that lies about somewhere above.
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  };
}

function styles({ server }: { server: boolean }): webpack.RuleSetRule {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        // Tokens and font faces are plain style sheets: nothing in them is renamed.
        mode: (file: string) => (file.endsWith('.module.css') ? 'local' : 'icss'),
        namedExport: false,
        exportLocalsConvention: 'as-is',
        // Short ones are 0.6 KB of the style sheet and 0.7 KB of the script; a server and the remote get the same.
        localIdentName: development ? '[name]_[local]_[hash:5]' : '[hash:base64:5]',
        // `#host` names no element and needs no name of its own: one word for all files is 0.25 KB less.
        getLocalIdent: (_file: unknown, _pattern: string, name: string) =>
          name === 'host' ? name : undefined,
        // Servers need the class names only; the remote's build writes the style sheet.
        exportOnlyLocals: server,
      },
    },
  };
  return {
    test: /\.css$/,
    use: server ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader, fontLoader('narrowFaces')],
  };
}

function fonts(): webpack.RuleSetRule {
  return { test: /\.woff2$/, type: 'asset/resource', use: [fontLoader('narrowFont')] };
}

/** A font's file has the characters and weights of its `@font-face` only. */
const fontLoader = (name: string) => path.join(root, 'header-remote/fonts', `${name}.ts`);

const headerConfigurations = (folder: string) => [
  headerRemote(folder),
  headerWithManifest(folder),
  headerFragment(folder),
];

/** All of a version, into `folder`; what `build` and `dev` make of the header does without its parser. */
export const releaseConfigurations = (folder: string) => [
  ...headerConfigurations(folder),
  headerParser(folder),
];

export default [...headerConfigurations(versionFolder), shellHost()];
