import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Development: open pages hear when a build has finished. */
export interface LiveReload {
  routes: Hono;
  reload(): void;
}

export function createLiveReload(): LiveReload {
  const pages = new Set<() => void>();
  const routes = new Hono();
  routes.get('/live-reload', (context) =>
    streamSSE(context, async (stream) => {
      const left = new Promise<void>((resolve) => stream.onAbort(resolve));
      const tell = () => void stream.writeSSE({ data: 'built' });
      pages.add(tell);
      await left;
      pages.delete(tell);
    }),
  );
  return {
    routes,
    reload() {
      for (const tell of pages) tell();
    },
  };
}
