import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { vi } from 'vitest';
import type { Configuration } from 'webpack';
import { compile } from '../compile.ts';

const cssLoader = import.meta.resolve('css-loader').slice('file://'.length);

/** Builds `entry.js` with its chunks and style sheets from sources, by file name, into the folder `built`. */
export async function buildEntry(
  folder: string,
  sources: Readonly<Record<string, string>>,
  { output, plugins = [] }: Pick<Configuration, 'output' | 'plugins'>,
): Promise<string> {
  const context = path.join(folder, 'source');
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(context, file)), { recursive: true });
    await writeFile(path.join(context, file), text);
  }
  const built = path.join(folder, 'built');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await compile([
    {
      mode: 'production',
      context,
      target: 'web',
      entry: { entry: { import: './entry.js', filename: 'entry.js' } },
      output: { path: built, chunkFilename: '[name].[contenthash:8].js', ...output },
      optimization: { chunkIds: 'named' },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader] }] },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }), ...plugins],
    },
  ]);
  write.mockRestore();
  return built;
}
