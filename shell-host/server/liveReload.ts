import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Reloads open pages when a development build has finished. */
export interface LiveReload {
  routes: Hono;
  reload(): void;
}

export function createLiveReload(): LiveReload {
  const pages = new Set<() => void>();
  const routes = new Hono();
  routes.get('/live-reload', (context) =>
    streamSSE(context, async (stream) => {
      const closed = new Promise<void>((resolve) => stream.onAbort(resolve));
      const sendReload = () => void stream.writeSSE({ data: 'built' });
      pages.add(sendReload);
      await closed;
      pages.delete(sendReload);
    }),
  );
  return {
    routes,
    reload() {
      for (const sendReload of pages) sendReload();
    },
  };
}
