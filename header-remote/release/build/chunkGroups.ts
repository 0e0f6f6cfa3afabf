import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Chunk } from 'webpack';

/**
 * Separate chunks of the HTTP client and the date rules: they load in parallel with the services, and no lazy chunk
 * exceeds 20 KB. The HTTP error classes are not in them, because menus and dialogs use these without the client.
 */
const http = {
  test: /[\\/](node_modules[\\/]ky[\\/]|platform[\\/]http[\\/](?!errors))/,
  name: 'http',
  enforce: true,
};
const dates = { test: /[\\/](node_modules[\\/]dayjs|platform[\\/]dates)[\\/]/, name: 'dates', enforce: true };

/** Names the chunk of the contract's schemas and zod, because webpack gives the chunk of a shared module no name. */
export const schemas = {
  test: /[\\/](zod|shared-contracts)[\\/]/,
  name: 'schemas',
  chunks: (chunk: Chunk) => !chunk.name,
  enforce: true,
};

const isLazy = (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.name !== 'widgets';

/** Rules by which webpack splits the code of lazy chunks. */
export const lazyChunks = {
  chunks: isLazy,
  cacheGroups: { default: false, defaultVendors: false, http, dates, schemas },
} as const;

/**
 * The constant `CONNECT_SCRIPTS`: the scripts that `connect` needs on every page, from the header's build in the
 * folder. Without the schemas, because many pages have their own.
 */
export const connectScripts = (folder: string): webpack.DefinePlugin =>
  new webpack.DefinePlugin({
    CONNECT_SCRIPTS: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(['connect', 'dates', 'http'].map((chunk) => findScript(folder, chunk))),
      true,
    ),
  });

/** The newest file of a chunk: a development build leaves older ones behind. */
function findScript(folder: string, chunk: string): string {
  const names = readdirSync(folder).filter((name) => new RegExp(`^${chunk}\\.\\w+\\.js$`).test(name));
  const writtenAt = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const [newest] = names.toSorted((a, b) => writtenAt(b) - writtenAt(a));
  if (newest === undefined)
    throw new Error(`the build has written no script of the chunk "${chunk}" into ${folder}`);
  return newest;
}
