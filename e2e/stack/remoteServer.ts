import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** The remote origin: static files of header-remote, as any file server would give them. */
export function createRemoteServer(folder: string): Hono {
  const app = new Hono();
  app.use('*', cors());
  app.use('*', async (context, next) => {
    await next();
    const immutable = /\.[0-9a-f]{8}\.\w+$/.test(context.req.path);
    context.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use('*', serveStatic({ root: folder }));
  return app;
}
