import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** The remote origin: serves the static files of header-remote, as any file server would. */
export function createRemoteServer(folder: string): Hono {
  const app = new Hono();
  app.use('*', cors());
  app.use('*', async (context, next) => {
    await next();
    const immutable = context.res.ok && /\.[0-9a-f]{8}\.\w+$/.test(context.req.path);
    // Files without a hash are overwritten by every build here; a deployed remote may cache them longer (nginx.conf).
    context.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use('*', serveStatic({ root: folder, precompressed: true }));
  return app;
}
