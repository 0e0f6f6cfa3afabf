import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { startSandbox } from '@grocer/sandbox/server';
import { fragments } from '@grocer/shared-contracts/host/server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import {
  reservedSpaceMarkup,
  waitingAttribute,
} from '../../../shared-contracts/src/host/island/reservedSpace.ts';
import { listen } from '../../stack/listen.ts';
import { createRemoteServer } from '../../stack/remoteServer.ts';
import { type BuiltHosts, buildHosts, type HostName } from './buildHosts.ts';
import { type DocumentParts, renderDocument } from './renderDocument.ts';

export interface BenchHosts {
  origin: string;
  remote: string;
  close(): Promise<void>;
}

const toBrotli = promisify(brotliCompress);
/** A usual quality for pages that a server renders for each visitor. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves one page in every compared variant, with the remote and the services on separate origins. */
export async function startHosts(releases: string): Promise<BenchHosts> {
  const remote = await listen(createRemoteServer(releases), 0, 'REMOTE_PORT');
  const services = await startSandbox({ port: 0 });
  const built = await buildHosts(remote.origin);
  const app = new Hono();
  const frame = await listen(app, 0, 'HOST_PORT');
  const host = await listen(app, 0, 'HOST_PORT');
  const pages = pagesOf(built, {
    remote: remote.origin,
    services: services.origin,
    frame: `${frame.origin}/frame`,
  });

  app.get(
    '/assets/*',
    serveStatic({
      root: built.folder,
      precompressed: true,
      rewriteRequestPath: (file) => file.slice('/assets'.length),
    }),
  );
  app.get('/:page', async (context: Context) => {
    const page = pages[context.req.param('page') as PageName];
    if (!page) return context.notFound();
    const html = renderDocument(await page(new URL(context.req.url)));
    context.header('Content-Type', 'text/html; charset=utf-8');
    context.header('Content-Encoding', 'br');
    return context.body(new Uint8Array(await toBrotli(html, quickBrotli)));
  });
  const servers = [host, frame, remote, services];
  return {
    origin: host.origin,
    remote: remote.origin,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

export type PageName =
  | 'static'
  | 'bundled'
  | 'documented'
  | 'iframe'
  | 'frame'
  | 'federated'
  | 'empty'
  | 'handover';

interface Addresses {
  remote: string;
  services: string;
  /** Address of the iframe's document. */
  frame: string;
}

function pagesOf(
  built: BuiltHosts,
  { remote, services, frame }: Addresses,
): Record<PageName, (url: URL) => Promise<DocumentParts>> {
  const options = { services: { origin: services } };
  const channel = `${remote}/stable/`;
  const header = fragments(channel, { deadlineMs: 10_000 });
  const render = async ({ pathname, origin }: URL) => {
    const { html, preloads, release } = await header.render({
      options,
      path: pathname,
      origin,
      hasTokenSession: false,
    });
    if (!release || !html) throw new Error('the remote has no fragment: run "pnpm build"');
    return { html, preloads, page: { options, channel, release } };
  };
  // Its chunks are not preloaded: the header loads them later.
  const bundled = async () => ({ page: { options }, ...built.files('bundled'), chunks: [], preloads: '' });
  const withFragment = async (url: URL, host: HostName) => {
    const { html, preloads, page } = await render(url);
    return { page, preloads, ...built.files(host), header: html };
  };
  return {
    static: async (url) => ({ header: (await render(url)).html }),
    bundled,
    documented: async () => ({ page: { options }, script: built.files('documented').script }),
    frame: async () => ({ ...(await bundled()), isFrame: true }),
    iframe: async () => ({
      header: `<iframe src="${frame}" title="Header" width="100%" height="159" style="border:0;display:block"></iframe>`,
    }),
    async empty(url) {
      const { preloads, page } = await render(url);
      return {
        page,
        preloads,
        ...built.files('federated'),
        header: reservedSpaceMarkup(),
        attribute: waitingAttribute,
      };
    },
    federated: (url) => withFragment(url, 'federated'),
    handover: (url) => withFragment(url, 'handover'),
  };
}
