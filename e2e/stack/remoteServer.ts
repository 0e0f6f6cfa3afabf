import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** The remote origin: static files of header-remote, as any file server would give them. */
export function createRemoteServer(folder: string): Hono {
  const app = new Hono();
  app.use('*', cors());
  app.use('*', async (context, next) => {
    await next();
    const immutable = context.res.ok && /\.[0-9a-f]{8}\.\w+$/.test(context.req.path);
    // What has no hash in its name is built anew in place here; a deployed remote may keep it longer (nginx.conf).
    context.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use('*', serveStatic({ root: folder, precompressed: true }));
  return app;
}
