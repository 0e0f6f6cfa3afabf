import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createSandbox, type FaultOrder, type Sandbox } from '@grocer/sandbox';
import { startSandbox } from '@grocer/sandbox/server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen } from '../../tools/stack/listen.ts';
import { createRemoteServer } from '../../tools/stack/remoteServer.ts';
import { type BuiltHosts, buildHosts } from './buildHosts.ts';
import { createPages, type PageName, type Pages } from './pages.ts';
import { renderDocument } from './renderDocument.ts';

export type BenchHosts = Awaited<ReturnType<typeof startHosts>>;

const toBrotli = promisify(brotliCompress);
/** A common compression level for pages that are rendered for each visitor. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves all variants of a page, with the remote and the services on separate origins. */
export async function startHosts(releases: string) {
  const remote = await listen(createCachedRemote(releases), 0, 'REMOTE_PORT');
  const services = await startSandbox({ port: 0, sandbox: compressing(createSandbox()) });
  const booked = createSandbox({ scenario: 'slot-booked' });
  const signedIn = await startSandbox({ port: 0, sandbox: compressing(booked) });
  const built = await buildHosts();
  const app = new Hono();
  const host = await listen(app, 0, 'HOST_PORT');
  const addresses = { remote: remote.origin, services: services.origin, signedInServices: signedIn.origin };
  servePages(app, built, createPages(built, addresses));
  const servers = [host, remote, services, signedIn];
  return {
    origin: host.origin,
    remote: remote.origin,
    /** Delays answers to the signed-in shopper's calls. Milliseconds. */
    async delay(delays: Partial<Record<FaultOrder['call'], number>>) {
      for (const [call, ms] of Object.entries(delays))
        await post(`${signedIn.origin}/sandbox/faults`, { call, fault: { kind: 'delay', ms } });
    },
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

const year = 'public, max-age=31536000, immutable';

/** Serves the remote with the cache times of `nginx.conf`. */
function createCachedRemote(releases: string): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    context.header('Cache-Control', context.req.path.startsWith('/stable') ? 'public, max-age=60' : year);
  });
  return app.route('/', createRemoteServer(releases));
}

function servePages(app: Hono, { folder }: BuiltHosts, pages: Pages): void {
  app.get(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (file) => file.slice('/assets'.length),
      onFound: (_, context) => context.header('Cache-Control', year),
    }),
  );
  const render = async (name: string, request: Request): Promise<Response> => {
    const page = pages[name as PageName];
    if (!page) return new Response('', { status: 404 });
    return new Response(renderDocument(await page(request)), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
    });
  };
  // Links in the header lead to the page that contains them.
  app.get('/ecom/*', async (context) => {
    const { pathname } = new URL(context.req.header('Referer') ?? context.req.url);
    return compressed(await render(pathname.slice(1), context.req.raw));
  });
  app.get('/:page', async (context) => compressed(await render(context.req.param('page'), context.req.raw)));
}

/** Compresses the services' answers. */
const compressing = (sandbox: Sandbox): Sandbox => ({
  ...sandbox,
  fetch: async (request) => {
    const answer = await sandbox.fetch(request);
    return answer.body ? compressed(answer) : answer;
  },
});

async function compressed(answer: Response): Promise<Response> {
  const body = new Uint8Array(await toBrotli(await answer.arrayBuffer(), quickBrotli));
  const compressedAnswer = new Response(body, answer);
  compressedAnswer.headers.set('Content-Encoding', 'br');
  compressedAnswer.headers.delete('Content-Length');
  return compressedAnswer;
}

async function post(address: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`the sandbox refused a delay: ${await answer.text()}`);
}
