import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { aRemote } from '../../../shared-contracts/src/host/testing/aRemote.ts';
import { cleanEnv, end, firstAnswer, freePort } from '../../tools/stack/processes.ts';
import { withRspack, withWebpack } from '../buildWith.ts';

const documented = path.join(import.meta.dirname, 'server.mjs');
const settings = [false, true].map((isolated) => ({ isolated, unverified: true }));

/**
 * Bundles `server.mjs` with each bundler, in a project that has the packed contract package, and
 * requests its first page. Returns the bundles whose page lacks the header of the release, with what they answered.
 * The plain header in its place means that the bundler has compiled the `import()` of the release away.
 */
export async function findBrokenBundles(project: string): Promise<string[]> {
  const remote = aRemote();
  const source = readFileSync(documented, 'utf8');
  writeFileSync(
    path.join(project, 'server.mjs'),
    source
      .replace(
        /fragments\('.+?\)/s,
        `fragments('${remote.origin}/stable/', JSON.parse(process.env.SETTINGS))`,
      )
      .replace('https://services.grocer.example', remote.origin),
  );
  const header = `/a-page |  | ${remote.origin}/1.0.0/widgets.css`;
  const broken: string[] = [];
  try {
    for (const [name, bundle] of Object.entries(bundlers)) {
      const target = path.join(project, name);
      const file = await bundle({ project, target });
      for (const setting of settings) {
        const page = await firstPageOf(file, setting);
        if (!page.includes(header)) broken.push(`${name}, ${JSON.stringify(setting)}: ${page}`);
      }
    }
    return broken;
  } finally {
    remote.close();
  }
}

/** Starts a server and returns its first page, or why there is none, with what it wrote to standard error. */
async function firstPageOf(file: string, setting: object): Promise<string> {
  const PORT = String(await freePort());
  const SETTINGS = JSON.stringify({ deadlineMs: 10_000, ...setting });
  const env = cleanEnv({ PORT, SETTINGS });
  const server = spawn(process.execPath, [file], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  const written = text(server.stderr);
  const answer = firstAnswer(`http://localhost:${PORT}/a-page`, () => server.exitCode !== null);
  const page = await answer.then((response) => response.text()).catch(String);
  await end(server);
  return `${page}\n${await written}`;
}

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
const bundlers: Readonly<Record<string, (bundle: Bundle) => Promise<string>>> = {
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
