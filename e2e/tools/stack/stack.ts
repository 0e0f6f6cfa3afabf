import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@grocer/sandbox';
import { answerOverHttp, startSandbox } from '@grocer/sandbox/server';
import type { LiveReload } from '@grocer/shell-host/live-reload';
import { createShellHost } from '@grocer/shell-host/server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type Listening, listen, portError } from './listen.ts';
import { createRemoteServer, signPointers } from './remoteServer.ts';
import type { StackSettings } from './settings.ts';

/**
 * The running servers on three origins, as in production: host, remote and services. With `servicesOnHost` host and
 * services share an origin, as in shops whose services are behind the site's own.
 */
export interface Stack {
  host: Listening;
  remote: Listening;
  /** Origin of the services. */
  services: string;
  /** The sandbox; undefined if `SERVICES_ORIGIN` names other services. */
  sandbox: Sandbox | undefined;
  close(): Promise<void>;
}

/** Additions for development. `files` are those of the current build: the folder also has those of earlier builds. */
interface Development {
  liveReload: LiveReload;
  hotReload: LiveReload;
  files: () => readonly string[];
}

const builtFolder = path.join(import.meta.dirname, '../../../header-remote/dist');

/** Serves the existing build. @throws SettingsError if a port is not available */
export async function startStack(settings: StackSettings, development?: Development): Promise<Stack> {
  const opened: Listening[] = [];
  const open = async (listening: Promise<Listening>) => {
    opened.push(await listening);
    return opened.at(-1) as Listening;
  };
  // A new folder at each start, because the key is new, too.
  const pointers = await mkdtemp(path.join(tmpdir(), 'grocer-release-'));
  const close = async () => {
    await Promise.all(opened.map((server) => server.close()));
    await rm(pointers, { recursive: true, force: true });
  };

  try {
    const { server: remoteServer, keys } = await createRemote(settings);
    if (development) remoteServer.route('/', development.hotReload.routes);
    const remote = await open(listen(remoteServer, settings.remotePort, 'REMOTE_PORT'));
    const sandbox =
      settings.servicesOrigin === undefined
        ? createSandbox({ ...(settings.scenario && { scenario: settings.scenario }) })
        : undefined;
    const hostOn = (servicesOrigin: string) =>
      createShellHost({
        headerRemote: settings.headerRemote ?? `${remote.origin}/stable/`,
        headerKeys: keys,
        pointerFile: path.join(pointers, 'release.json'),
        recordsFile: settings.recordsFile,
        servicesOrigin,
        sandbox: sandbox !== undefined,
        options: settings.shellConfig,
        fragmentCacheSeconds: settings.fragmentCacheSeconds,
        ...development,
      });
    const listenHost = (app: Hono) => open(listen(app, settings.hostPort, 'HOST_PORT'));
    if (sandbox && settings.servicesOnHost) {
      let shell: Hono | undefined;
      const host = await listenHost(servicesOnHost(sandbox, () => shell));
      shell = hostOn(host.origin);
      return { host, remote, services: host.origin, sandbox, close };
    }
    const services = sandbox ? await open(listenSandbox(sandbox, settings.servicesPort)) : undefined;
    const servicesOrigin = services?.origin ?? settings.servicesOrigin ?? '';
    const host = await listenHost(hostOn(servicesOrigin));
    return { host, remote, services: servicesOrigin, sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A site whose services are on its own origin: calls of the services go to the sandbox, all others to the host.
 * `getHost` is asked for each request, because the host is created with the origin on which the site already listens.
 */
function servicesOnHost(sandbox: Sandbox, getHost: () => Hono | undefined): Hono {
  const site = new Hono<{ Bindings: HttpBindings }>();
  for (const { method, path } of sandbox.routes) {
    site.on(method, path, ({ req, env }) => answerOverHttp(sandbox, req.raw, env));
  }
  site.all('*', ({ req, env, text }) => getHost()?.fetch(req.raw, env) ?? text('The host is starting', 503));
  return site as unknown as Hono;
}

/** The local remote, and the keys that the host pins. */
async function createRemote({ signed, headerRemote, headerKeys, remoteFolder = builtFolder }: StackSettings) {
  const server = createRemoteServer(remoteFolder);
  if (!signed || headerRemote !== undefined) return { server, keys: headerKeys };
  const { routes, publicKey } = await signPointers(remoteFolder);
  return { server: routes.route('/', server), keys: [publicKey] };
}

async function listenSandbox(sandbox: Sandbox, port: number): Promise<Listening> {
  try {
    return await startSandbox({ port, sandbox });
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, port, 'SERVICES_PORT');
  }
}
