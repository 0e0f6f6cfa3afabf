import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compile } from '../compile.ts';
import { replaceFile } from '../releaseFolder.ts';

// The source maps of releases. They are beside the folder of releases, because that folder is deployed.

const repository = path.join(import.meta.dirname, '../../..');

/** The folder of a version's maps. */
export const mapsFolder = (releases: string, version: string): string =>
  path.join(releases, '../maps', version);

/** Writes a source map beside each script, which does not refer to it. */
const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.m?js$/,
    filename: '[file].map',
    append: false,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      path.relative(repository, absoluteResourcePath),
  });

/**
 * Builds a version again with source maps, and keeps the maps of the scripts that equal those of the version.
 * Building the version itself with maps would make names in federation's entry depend on the folder of the
 * sources, so that nobody could build the same files elsewhere (`verifyBuild.ts`).
 */
export async function writeMaps(
  built: string,
  maps: string,
  configurations: (folder: string) => Configuration[],
): Promise<void> {
  const again = `${built}-with-maps`;
  await compile(
    configurations(again).map((each) => ({ ...each, plugins: [...(each.plugins ?? []), sourceMaps()] })),
  );
  const read = (folder: string, file: string) => readFile(path.join(folder, file));
  for (const file of await readdir(again, { recursive: true })) {
    const script = file.replace(/\.map$/, '');
    if (script === file || !(await read(again, script)).equals(await read(built, script))) continue;
    await replaceFile(path.join(maps, file), await read(again, file));
  }
  await rm(again, { recursive: true });
}
