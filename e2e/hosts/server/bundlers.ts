import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { withRspack, withWebpack } from '../buildWith.ts';

/** A project with the entry `server.mjs`, and the folder for its bundle. */
interface Bundle {
  project: string;
  target: string;
}

const common = (context: string) => ({
  context,
  entry: './server.mjs',
  mode: 'production' as const,
  target: 'node22' as const,
  output: { filename: 'server.cjs' },
});

/**
 * Bundles a server and its packages into one file, as frameworks do, and returns the file. Bundlers differ in what they
 * do with an `import()` of a file that exists only while the server runs. @throws Error with the tool's message
 */
export const bundlers: Readonly<Record<string, (bundle: Bundle) => Promise<string>>> = {
  async webpack({ project, target }) {
    await withWebpack(common(project), target);
    return path.join(target, 'assets/server.cjs');
  },
  async Rspack({ project, target }) {
    await withRspack([common(project)], target);
    return path.join(target, 'assets/server.cjs');
  },
  async Vite({ project, target }) {
    await vite({
      root: project,
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: { ssr: 'server.mjs', outDir: target, minify: true },
    });
    return path.join(target, 'server.js');
  },
  async esbuild({ project, target }) {
    const outfile = path.join(target, 'server.mjs');
    await esbuild({
      absWorkingDir: project,
      entryPoints: ['server.mjs'],
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'esm',
      outfile,
    });
    return outfile;
  },
};
