import type { Sandbox } from '@grocer/sandbox';
import { answerOverHttp } from '@grocer/sandbox/server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * A site whose services are on its own origin: calls of the services go to the sandbox, all others to the host.
 * `getHost` is asked for each request, because the host is created with the origin on which the site already listens.
 */
export function servicesOnHost(sandbox: Sandbox, getHost: () => Hono | undefined): Hono {
  const site = new Hono<{ Bindings: HttpBindings }>();
  for (const { method, path } of sandbox.routes) {
    site.on(method, path, ({ req, env }) => answerOverHttp(sandbox, req.raw, env));
  }
  site.all('*', ({ req, env, text }) => getHost()?.fetch(req.raw, env) ?? text('The host is starting', 503));
  return site as unknown as Hono;
}
