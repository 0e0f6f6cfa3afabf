import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { SettingsError } from './settings.ts';

export interface Listening {
  origin: string;
  close(): Promise<void>;
}

/** Serves an app on a port of this machine; 0 = any free one. @throws SettingsError when the port cannot be had. */
export function listen(app: Hono, port: number, variable: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port }, ({ port: actual }) =>
      resolve({ origin: `http://localhost:${actual}`, close: () => closeServer(server) }),
    );
    server.on('error', (error) => reject(portError(error, port, variable)));
  });
}

/** Why a port cannot be had, in one line that says what to do. */
export function portError(error: NodeJS.ErrnoException, port: number, variable: string): SettingsError {
  const { code = error.message } = error;
  const another = `set ${variable} to another port`;
  if (code === 'EADDRINUSE') {
    return new SettingsError(`Port ${port} is in use: stop what listens there, or ${another}`);
  }
  if (code === 'EACCES') return new SettingsError(`Port ${port} is not open to this user: ${another}`);
  return new SettingsError(`Port ${port} cannot be listened on (${code}): ${another}`);
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Kept-alive connections would hold the process for seconds.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
