import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { end, firstAnswer, freePort, pnpm, run, writeJson } from '../../stack/processes.ts';

const verdaccio = 'node_modules/verdaccio/bin/verdaccio';

export type Registry = Awaited<ReturnType<typeof startRegistry>>;

/** Starts Verdaccio on a free port, with an empty storage. It has only our scope; everything else comes from npm. */
export async function startRegistry(tools: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  // The address ends with a slash, as in npm's configuration.
  const address = `http://127.0.0.1:${port}/`;
  const configuration = path.join(folder, 'verdaccio.yaml');
  writeFileSync(
    configuration,
    `storage: ${folder}/storage
auth: { htpasswd: { file: ${folder}/htpasswd } }
packages:
  '@grocer/*': { access: $all, publish: $all }
log: { type: stdout, level: error }
`,
  );
  // npm's configuration for this registry, with a token that may publish.
  const userConfig = path.join(folder, 'npmrc');
  writeFileSync(userConfig, `@grocer:registry=${address}\n//127.0.0.1:${port}/:_authToken=any\n`);
  const server = spawn(
    process.execPath,
    [path.join(tools, verdaccio), '--config', configuration, '--listen', `127.0.0.1:${port}`],
    { stdio: ['ignore', 'inherit', 'ignore'] },
  );
  const close = () => end(server);
  await firstAnswer(`${address}-/ping`, () => server.exitCode !== null).catch(async (error) => {
    await close();
    throw error;
  });
  return { address, userConfig, close };
}

/** Installs the registry, which is not in the workspace, because it has hundreds of packages. */
export function installRegistry(folder: string): void {
  writeJson(path.join(folder, 'package.json'), { private: true, dependencies: { verdaccio: '6.10.4' } });
  // Verdaccio depends on the tag `cjs` of node-fetch, which mirrors of npm do not have.
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    "overrides:\n  'verdaccio-audit>node-fetch': 2.7.0\n",
  );
  run([...pnpm, 'install', '--prefer-offline', '--ignore-scripts', '--silent'], folder);
}
