import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import {
  consumedByEntry,
  federationWithManifest,
  manifestFolder,
  remoteName,
} from './header-remote/federation.ts';
import remotePackage from './header-remote/package.json' with { type: 'json' };
import { ChunkIntegrityPlugin } from './header-remote/release/build/ChunkIntegrityPlugin.ts';
import { connectScripts, lazyChunks, schemas } from './header-remote/release/build/chunkGroups.ts';
import { createClassNames } from './header-remote/release/build/createClassNames.ts';
import { minimized } from './header-remote/release/build/minimized.ts';
import { RetrySharedModulesPlugin } from './header-remote/release/build/RetrySharedModulesPlugin.ts';
import rootPackage from './package.json' with { type: 'json' };
import { contractLineOf, contractVersion } from './shared-contracts/src/contracts/contractVersion.ts';
import { headerFederation } from './shared-contracts/src/host/federated/headerFederation.ts';

// All webpack builds of the workspace: the header's remote, the same header for servers, and an example host.

const root = import.meta.dirname;
const development = process.env.NODE_ENV === 'development';
const version = remotePackage.version;
export const versionFolder = path.join(root, 'header-remote/dist', version);
export const shellFolder = path.join(root, 'shell-host/dist');
/** Milliseconds after which a chunk that has not loaded fails with a ChunkLoadError. */
const chunkLoadTimeout = 120_000;
function headerRemote(folder: string): Configuration {
  return {
    ...headerInBrowser({ hot: development }),
    name: 'header-remote',
    entry: {
      remoteEntry: {
        import: [...(development ? ['./src/app/hot-reload/client.ts'] : []), './src/app/widgets/entry.ts'],
        filename: 'remoteEntry.js',
        library: { type: 'var', name: remoteName },
      },
    },
    output: headerOutput('grocer', folder),
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: consumedByEntry }),
      new RetrySharedModulesPlugin(),
      ...headerPlugins({ hot: development }),
    ],
  };
}

/** The same header for hosts that load a remote by its manifest, as federation's documentation does (decision 8). */
function headerWithManifest(folder: string): Configuration {
  return {
    ...headerInBrowser(),
    name: 'header-with-manifest',
    entry: {},
    output: headerOutput('grocer/federation', path.join(folder, manifestFolder)),
    plugins: [new ModuleFederationPlugin(federationWithManifest), ...headerPlugins()],
  };
}
function headerInBrowser({ hot = false } = {}): Configuration {
  return {
    ...common('header-remote', { hot }),
    // The widgets and all that they import are one script, so all of it counts in the first-load budget.
    optimization: {
      ...minimized({ compilesAtOnce: true }),
      splitChunks: lazyChunks,
    },
  };
}

const headerOutput = (name: string, folder: string): NonNullable<Configuration['output']> => ({
  path: folder,
  // Chunks are loaded from the folder of the entry, wherever a release is deployed.
  publicPath: 'auto',
  // webpack registers chunks in a global of this name. Without the version, one version would run another's code.
  uniqueName: `${name}/${version}`,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
  // Pages with require-trusted-types-for 'script' must allow this policy in their CSP header.
  trustedTypes: { policyName: 'grocer-header' },
  chunkLoadTimeout,
  // Same as in the preloads. In production ChunkIntegrityPlugin sets it.
  ...(development && { crossOriginLoading: 'anonymous' }),
});

/** What the header names its release by (`header-remote/src/platform/release.ts`). */
const releaseName = () =>
  new webpack.DefinePlugin({
    HEADER_VERSION: JSON.stringify(version),
    HEADER_LINE: JSON.stringify(contractLineOf(contractVersion)),
  });

const styleSheet = '[name].[contenthash:8].css';
/** `hot`: components are replaced in open pages. The files then have no hashes, which the entry could not know. */
const headerPlugins = ({ hot = false } = {}) => [
  releaseName(),
  new MiniCssExtractPlugin({ filename: styleSheet, chunkFilename: styleSheet }),
  ...(hot
    ? [new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ overlay: false })]
    : [new ChunkIntegrityPlugin()]),
];

/** `header.js` of pages with one tag, and `start.js` of the fragments (decision 24). */
const headerScripts = (folder: string): Configuration => ({
  ...common('header-remote'),
  name: 'header-scripts',
  dependencies: ['header-remote'],
  entry: {
    header: { import: '../shared-contracts/src/host/tag/header.ts', filename: '[name].js' },
    start: './src/app/head-start/start.ts',
  },
  output: { path: folder, filename: '[name].[contenthash:8].js' },
  plugins: [connectScripts(folder)],
});

const headerFragment = (folder: string): Configuration => ({
  ...headerOnServer(folder, { fragment: './src/app/fragment/renderFragment.tsx' }, '[contenthash:8].mjs'),
  name: 'header-fragment',
  // One file without imports, so that a host's server needs to resolve nothing and may have any version of React.
  plugins: [releaseName(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

/** This version's contract examples and parser. Later releases are checked against them. */
const headerParser = (folder: string): Configuration => ({
  ...headerOnServer(folder, { parser: '@grocer/shared-contracts/compatibility' }, 'mjs'),
  name: 'header-parser',
});

const headerOnServer = (folder: string, entry: Record<string, string>, ending: string): Configuration => ({
  ...common('header-remote', { server: true }),
  target: 'node22',
  experiments: { outputModule: true },
  entry,
  output: { path: folder, filename: `[name].${ending}`, module: true, library: { type: 'module' } },
});

function shellHost(): Configuration {
  return {
    ...common('shell-host'),
    name: 'shell-host',
    entry: { shell: './src/main.ts' },
    output: {
      path: shellFolder,
      publicPath: '/assets/',
      uniqueName: 'shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      trustedTypes: { policyName: 'grocer-shell' },
      chunkLoadTimeout,
      clean: true,
    },
    // Four scripts: the shared modules, the app, its pages, and the contract's schemas.
    optimization: {
      ...minimized(),
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, schemas } },
    },
    plugins: [
      new ModuleFederationPlugin(headerFederation({ name: 'shell' })),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    ],
  };
}

/** The settings that all builds of the workspace share. */
export function common(workspace: string, { server = false, hot = false } = {}): Configuration {
  return {
    context: path.join(root, workspace),
    mode: development ? 'development' : 'production',
    // Does not use eval, which the pages' content security policy forbids.
    devtool: development ? 'source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // Workspaces import the contract package's TypeScript sources, without building it first.
      conditionNames: ['@grocer/source', '...'],
    },
    module: { rules: [scripts({ server, hot }), styles({ server }), texts(), fonts()] },
    optimization: minimized(),
    performance: { hints: false },
    stats: 'errors-warnings',
    // Hides the manifest plugin's notice about publicPath 'auto', which it prints on every build.
    infrastructureLogging: { level: 'error' },
  };
}

function scripts({ server, hot }: { server: boolean; hot: boolean }): webpack.RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      // Ignores an .swcrc in a parent folder, which must not change these options.
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
      },
      env: { targets: server ? { node: '22' } : rootPackage.browserslist },
    },
  };
}

/** Numbered class names save 0.9 KB before the header is interactive. Server and remote builds get the same names. */
const headerClassNames = createClassNames(path.join(root, 'header-remote/src'));

function styles({ server }: { server: boolean }): webpack.RuleSetRule {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        // Only *.module.css has local class names. Tokens and font faces are plain style sheets.
        mode: (file: string) => (file.endsWith('.module.css') ? 'local' : 'icss'),
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: development ? '[name]_[local]_[hash:5]' : '[hash:base64:5]',
        getLocalIdent: development ? undefined : headerClassNames,
        // A server build needs the class names only. The remote's build writes the style sheet.
        exportOnlyLocals: server,
      },
    },
  };
  return {
    test: /\.css$/,
    resourceQuery: { not: [/raw/] },
    use: server ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader, fontLoader('narrowFaces')],
  };
}

const texts = () => ({ resourceQuery: /raw/, type: 'asset/source' });
const fonts = () => ({ test: /\.woff2$/, type: 'asset/resource', use: [fontLoader('narrowFont')] });

/** Path of a loader that reduces a font to the characters of its `@font-face`. */
const fontLoader = (name: string) => path.join(root, 'header-remote/fonts', `${name}.ts`);

const headerConfigurations = (folder: string) => [
  headerRemote(folder),
  headerWithManifest(folder),
  headerFragment(folder),
  headerScripts(folder),
];

/** All builds of a release, into `folder`. `build` and `dev` leave the parser out. */
export const releaseConfigurations = (folder: string) => [
  ...headerConfigurations(folder),
  headerParser(folder),
];

export default [...headerConfigurations(versionFolder), shellHost()];
