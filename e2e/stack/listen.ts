import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { SettingsError } from './settings.ts';

export interface Listening {
  origin: string;
  close(): Promise<void>;
}

/** Serves an app on a port of this machine; 0 = any free one. @throws SettingsError when the port is taken. */
export function listen(app: Hono, port: number, variable: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port }, ({ port: actual }) =>
      resolve({ origin: `http://localhost:${actual}`, close: () => closeServer(server) }),
    );
    server.on('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new SettingsError(
              `Port ${port} is in use: stop what listens there, or set ${variable} to another port`,
            )
          : error,
      );
    });
  });
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Kept-alive connections would hold the process for seconds.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
