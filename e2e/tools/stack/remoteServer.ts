import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { headersFile } from '../../../header-remote/release/pointChannel.ts';
import { generateKey, readKey } from '../../../header-remote/release/signing/signingKeys.ts';
import { signPointer } from '../../../header-remote/release/signing/signPointer.ts';
import { type Listening, listen } from './listen.ts';

/** The remote origin: serves header-remote's files like any file server, and the response headers of `header.js`. */
export function createRemoteServer(folder: string): Hono {
  const app = new Hono();
  app.use('*', cors());
  app.use('*', async (context, next) => {
    await next();
    const immutable = context.res.ok && /\.[0-9a-f]{8}\.\w+$/.test(context.req.path);
    // Files without a hash are overwritten by every build here; a deployed remote may cache them longer (nginx.conf).
    context.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.get('/:channel/header.js', async (context, next) => {
    const file = path.join(folder, context.req.param('channel'), headersFile);
    await next();
    const headers = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
    for (const [name, value] of Object.entries(headers)) context.header(name, String(value));
  });
  app.use('*', serveStatic({ root: folder, precompressed: true }));
  return app;
}

/** Serves a folder of releases on any free port. */
export const serveReleases = (folder: string): Promise<Listening> =>
  listen(createRemoteServer(folder), 0, 'REMOTE_PORT');

/**
 * Signs the pointers of a folder of releases with a new key (decision 12). The private key exists only in this process,
 * and the files on disk are not changed. The routes answer only pointers of channels.
 */
export async function signPointers(releases: string) {
  const { pem, publicKey } = generateKey();
  const signing = { keys: [readKey(pem, 'the key of this process')], expiresInDays: 1 };
  const routes = new Hono();
  routes.get('/:channel{[a-z][a-z0-9.-]*}/release.json', async (context: Context, next) => {
    const channel = context.req.param('channel') ?? '';
    const text = await readFile(path.join(releases, channel, 'release.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return next();
    const release = JSON.parse(text);
    const base = new URL('/', context.req.url).href;
    const sequence = Math.floor(Date.now() / 1000);
    const signed = await signPointer(release, { base, channel, sequence, revoked: [] }, signing);
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cache-Control', 'no-cache');
    return context.json({ ...release, signed });
  });
  return { routes, publicKey };
}
