import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createSandbox, type Sandbox } from './sandbox.ts';

/**
 * Limits of a server against unfinished requests, such as those of a slow-loris attack. Node's defaults are one minute
 * for the headers and five for the whole request. Milliseconds.
 */
export const serverLimits = {
  /** Time until the headers of a request must be complete. */
  headersTimeout: 10_000,
  /** Time until the whole request must be complete. */
  requestTimeout: 30_000,
  /** How often Node looks for requests that are over the limits. */
  connectionsCheckingInterval: 5000,
  /**
   * Time until an idle connection is closed. Node's default is about five seconds. Playwright never closes one and may
   * send a request at that moment, which would fail with ECONNRESET.
   */
  keepAliveTimeout: 600_000,
};

export type RunningSandbox = {
  origin: string;
  sandbox: Sandbox;
  /** Stops listening and drops connections that are still open. */
  close(): Promise<void>;
};

type ServerOptions = {
  /** 0 = any free one. */
  port: number;
  sandbox?: Sandbox;
  /** The address of this machine to listen on. Default: 127.0.0.1, which other machines cannot reach. */
  host?: string;
};

/** Serves a sandbox over HTTP. Rejects with Node's error if the port is in use. */
export const startSandbox = async ({
  port,
  sandbox = createSandbox(),
  host = '127.0.0.1',
}: ServerOptions): Promise<RunningSandbox> => {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    serverOptions: serverLimits,
    fetch: (request, bindings) => answerOverHttp(sandbox, request, bindings as HttpBindings),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sandbox,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};

/** The Node.js response. Not Hono's own type, whose declarations need a newer TypeScript than page teams may have. */
type ServerAnswer = { outgoing: ServerResponse };

/** Answers a request that another server of Node has received, so that services can share the origin of a site. */
export const answerOverHttp = async (
  sandbox: Sandbox,
  request: Request,
  { outgoing }: ServerAnswer,
): Promise<Response> => {
  const response = await sandbox.fetch(request);
  if (response.type !== 'error') return response;
  breakConnection(outgoing);
  return RESPONSE_ALREADY_SENT;
};

/**
 * Sends a byte that is not HTTP and closes the connection. Without the byte, a browser that reused the connection would
 * repeat the call by itself, and the fault would have no effect.
 */
const breakConnection = ({ socket }: ServerResponse): void => {
  socket?.write('-');
  socket?.destroySoon();
};
