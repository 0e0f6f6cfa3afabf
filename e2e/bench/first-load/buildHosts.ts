import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { headerFederation } from '@grocer/shared-contracts/host/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import remotePackage from '../../../header-remote/package.json' with { type: 'json' };
import { minimized } from '../../../header-remote/release/build/minimized.ts';
import { compile } from '../../../header-remote/release/compile.ts';
import { precompress } from '../../../header-remote/release/precompress.ts';
import { common } from '../../../webpack.config.ts';
import { temporaryFolder } from '../../tools/stack/processes.ts';

export type BuiltHosts = Awaited<ReturnType<typeof buildHosts>>;

export type HostName = 'bundled' | 'federated' | 'handover';

/** Builds the hosts' scripts: bundled, and ours with and without federation. */
export async function buildHosts() {
  const folder = temporaryFolder('bench');
  await compile([
    hostBuild(folder, 'bundled', './bundled.tsx', [
      new webpack.DefinePlugin({ HEADER_VERSION: JSON.stringify(remotePackage.version) }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    ]),
    hostBuild(folder, 'federated', './federated.ts', [
      new ModuleFederationPlugin(headerFederation({ name: 'federated' })),
    ]),
    hostBuild(folder, 'handover', './handover.ts'),
  ]);
  await precompress(folder);
  const names = await readdir(folder, { recursive: true });
  const find = (host: HostName, pattern: RegExp) =>
    names
      .filter((name) => path.dirname(name) === host && pattern.test(path.basename(name)))
      .map((name) => `/assets/${name}`);
  return {
    folder,
    /** URLs of a host's entry script, its style sheets, and the chunks that the script loads next. */
    files: (host: HostName) => ({
      script: find(host, /^main\.\w+\.js$/)[0] as string,
      chunks: find(host, /^app\.\w+\.js$/),
      styles: find(host, /^main\.\w+\.css$/),
    }),
  };
}

function hostBuild(
  folder: string,
  name: HostName,
  main: string,
  plugins: Configuration['plugins'] = [],
): Configuration {
  return {
    ...common('e2e'),
    name,
    mode: 'production',
    context: path.join(import.meta.dirname, 'hosts'),
    entry: { main },
    plugins,
    // All hosts have the compile hint of the header's own scripts (decision 21).
    optimization: minimized({ compilesAtOnce: true }),
    output: {
      path: path.join(folder, name),
      publicPath: `/assets/${name}/`,
      uniqueName: name,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
  };
}
