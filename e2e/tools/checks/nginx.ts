import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installDebian } from '../stack/installDebian.ts';

/** Tests `header-remote/nginx.conf` in Debian's nginx with the files of `pnpm release`. Part of `pnpm test:full`. */
const root = path.join(import.meta.dirname, '../../..');
const nginx = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

installDebian([nginx, brotliModule], ['nginx-light', 'libnginx-mod-http-brotli-static']);
const port = await freePort();
const folder = await mkdtemp(path.join(tmpdir(), 'grocer-nginx-'));
const releases = path.join(folder, 'releases');
release('--address', `http://127.0.0.1:${port}/`);
release('--to', await releasedVersion(), '--channel', 'next');
const server = spawn(nginx, ['-p', folder, '-c', await configuration()], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await waitUntilUp();
  const problems = await findProblems();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (problems.length === 0) process.stdout.write('nginx serves versions and channels correctly\n');
} finally {
  const stopped = once(server, 'exit');
  server.kill('SIGQUIT');
  await stopped;
  await rm(folder, { recursive: true });
}

function release(...args: string[]): void {
  const program = ['--conditions=@grocer/source', path.join(root, 'header-remote/release.ts')];
  execFileSync(process.execPath, [...program, ...args, '--folder', releases], { stdio: 'inherit' });
}

async function releasedVersion(): Promise<string> {
  return JSON.parse(await readFile(path.join(releases, 'stable/release.json'), 'utf8')).version;
}

/** Writes the configuration to a file, with another address and root folder. */
async function configuration(): Promise<string> {
  const serverBlock = (await readFile(path.join(root, 'header-remote/nginx.conf'), 'utf8'))
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${releases};`);
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
  await writeFile(
    file,
    `load_module ${brotliModule};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
${temporary}
${serverBlock}
}
`,
  );
  return file;
}

async function findProblems(): Promise<string[]> {
  const { version, entry, assets } = JSON.parse(
    await readFile(path.join(releases, 'stable/release.json'), 'utf8'),
  );
  const inChannel = (address: string) => new URL(address, 'http://x/stable/').pathname;
  const forever = 'public, max-age=31536000, immutable';
  const script = 'text/javascript; charset=utf-8';
  const [font = ''] = (await readdir(path.join(releases, version))).filter((file) => file.endsWith('.woff2'));
  const found = await Promise.all([
    expectAnswer(inChannel(entry), 'br', {
      'content-encoding': 'br',
      'content-type': script,
      'cache-control': forever,
    }),
    expectAnswer(inChannel(assets.scripts[0]), 'gzip', {
      'content-encoding': 'gzip',
      'content-type': script,
      vary: 'Accept-Encoding',
    }),
    expectAnswer(inChannel(assets.scripts[0]), 'identity', {
      'content-encoding': null,
      'cache-control': forever,
    }),
    expectAnswer(inChannel(assets.styles[0]), 'gzip, br', {
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
    }),
    expectAnswer(`/${version}/${font}`, 'br', { 'content-type': 'font/woff2', 'cache-control': forever }),
    expectAnswer('/stable/release.json', 'br', {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    }),
    expectAnswer('/stable/header.js', 'br', {
      'content-encoding': 'br',
      'content-type': script,
      'cache-control': 'public, max-age=60',
    }),
    expectAnswer('/stable/fragments/out-shop.html', 'gzip', {
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
    }),
    expectAnswer('/stable/mf-manifest.json', 'br', { 'cache-control': 'public, max-age=60' }),
    expectAnswer('/next/release.json', 'br', { 'cache-control': 'public, max-age=60' }),
    expectAnswer(`/${version}/gone.00000000.js`, 'br', { 'cache-control': null }, 404),
    expectAnswer('/.incoming-1.0.0/release.json', 'br', { 'cache-control': null }, 404),
  ]);
  return found.flat();
}

async function expectAnswer(
  file: string,
  encodings: string,
  headers: Record<string, string | null>,
  status = 200,
): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}${file}`, {
    headers: { 'Accept-Encoding': encodings },
  });
  await answer.arrayBuffer();
  const wanted = { 'access-control-allow-origin': '*', ...headers };
  const wrong = Object.entries(wanted).filter(([name, value]) => answer.headers.get(name) !== value);
  return [
    ...(answer.status === status ? [] : [`${file}: answered ${answer.status}, expected ${status}`]),
    ...wrong.map(
      ([name, value]) =>
        `${file} for ${encodings}: ${name} is ${answer.headers.get(name)}, expected ${value}`,
    ),
  ];
}

async function waitUntilUp(): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 10_000; ) {
    const isUp = await fetch(`http://127.0.0.1:${port}/stable/release.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not answer after 10 s: check that the header is built ("pnpm build")');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
