import { createServer } from 'node:net';
import { serverLimits } from '@grocer/sandbox/server';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { SettingsError, type StackSettings } from './settings.ts';

export interface Listening {
  origin: string;
  close(): Promise<void>;
}

const hostname = '127.0.0.1';

/** Serves an app on a port for this machine only; 0 = any free one. @throws SettingsError if it is not available */
export function listen(
  app: Hono,
  port: number,
  variable: string,
  limits: Partial<typeof serverLimits> = serverLimits,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve(
      { fetch: app.fetch, port, hostname, serverOptions: limits },
      ({ port: actual }) =>
        resolve({ origin: `http://localhost:${actual}`, close: () => closeServer(server) }),
    );
    server.on('error', (error) => reject(portError(error, port, variable)));
  });
}

/** Describes in one line why a port is not available and what to do. */
export function portError(error: NodeJS.ErrnoException, port: number, variable: string): SettingsError {
  const { code = error.message } = error;
  const another = `set ${variable} to another port`;
  if (code === 'EADDRINUSE') {
    return new SettingsError(`Port ${port} is in use: stop the program that uses it, or ${another}`);
  }
  if (code === 'EACCES') return new SettingsError(`Port ${port} is not open to this user: ${another}`);
  return new SettingsError(`Port ${port} cannot be listened on (${code}): ${another}`);
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Idle keep-alive connections would delay the end of the process by seconds.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

/** Reports a port that is not available before the build, not after it. @throws SettingsError */
export async function checkPorts(settings: StackSettings): Promise<void> {
  await checkPort(settings.hostPort, 'HOST_PORT');
  await checkPort(settings.remotePort, 'REMOTE_PORT');
  if (settings.servicesOrigin === undefined) await checkPort(settings.servicesPort, 'SERVICES_PORT');
}

function checkPort(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(error, port, variable)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
