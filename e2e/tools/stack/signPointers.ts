import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { generateKey, readKey, signRelease } from '../../../header-remote/release/signRelease.ts';

/**
 * Signs the pointers of a folder of releases with a new key (decision 12). The private key exists only in this process,
 * and the files stay as the build has written them. The routes answer only pointers of channels.
 */
export async function signPointers(releases: string) {
  const { pem, publicKey } = await generateKey();
  const signing = { keys: [await readKey(pem, 'the key of this process')], expiresInDays: 1 };
  const routes = new Hono();
  routes.get('/:channel{[a-z][a-z0-9.-]*}/release.json', async (context: Context, next) => {
    const channel = context.req.param('channel') ?? '';
    const text = await readFile(path.join(releases, channel, 'release.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return next();
    const release = JSON.parse(text);
    const signed = await signRelease(release, { channel, revoked: [], previous: undefined }, signing);
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cache-Control', 'no-cache');
    return context.json({ ...release, signed });
  });
  return { routes, publicKey };
}
