import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { verdaccio } from './tools.ts';

export interface Registry {
  /** Ends with a slash, as npm writes it. */
  address: string;
  /** npm's configuration for this registry, with a token that may publish. */
  userConfig: string;
  close(): Promise<void>;
}

/** Starts Verdaccio on a free port, with an empty storage. It has only our scope; everything else comes from npm. */
export async function startRegistry(tools: string, folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const configuration = path.join(folder, 'verdaccio.yaml');
  await writeFile(
    configuration,
    `storage: ${folder}/storage
auth: { htpasswd: { file: ${folder}/htpasswd } }
packages:
  '@grocer/*': { access: $all, publish: $all }
log: { type: stdout, level: error }
`,
  );
  const userConfig = path.join(folder, 'npmrc');
  await writeFile(userConfig, `@grocer:registry=${address}\n//127.0.0.1:${port}/:_authToken=any\n`);
  const server = spawn(
    process.execPath,
    [path.join(tools, verdaccio), '--config', configuration, '--listen', `127.0.0.1:${port}`],
    { stdio: ['ignore', 'inherit', 'ignore'] },
  );
  const close = async () => {
    const stopped = once(server, 'exit');
    if (server.exitCode === null && server.kill()) await stopped;
  };
  await waitUntilUp(`${address}-/ping`).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { address, userConfig, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function waitUntilUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the registry at ${address} did not start`);
}
