import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installDebian, nginxConfiguration } from '../stack/installDebian.ts';
import { end, firstAnswer, freePort, root, run, temporaryFolder } from '../stack/processes.ts';

/** Tests `header-remote/nginx.conf` in Debian's nginx with the files of `pnpm release`. Part of `pnpm test:full`. */
const nginx = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

installDebian([nginx, brotliModule], ['nginx-light', 'libnginx-mod-http-brotli-static']);
const port = await freePort();
const folder = temporaryFolder('nginx');
const releases = path.join(folder, 'releases');
release('--address', `http://127.0.0.1:${port}/`);
const { version, entry, assets } = JSON.parse(
  await readFile(path.join(releases, 'stable/release.json'), 'utf8'),
);
release('point', version, '--channel', 'next');
const server = spawn(nginx, ['-p', folder, '-c', await configuration()], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await firstAnswer(`http://127.0.0.1:${port}/stable/release.json`, () => server.exitCode !== null);
  const problems = await findProblems();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (problems.length === 0) process.stdout.write('nginx serves versions and channels correctly\n');
} finally {
  await end(server, 'SIGQUIT');
}

function release(...args: string[]): void {
  const program = ['node', '--conditions=@grocer/source', 'header-remote/release.ts'];
  process.stdout.write(run([...program, ...args, '--folder', releases], root));
}

/** Writes the configuration to a file, with another address and root folder. */
async function configuration(): Promise<string> {
  const serverBlock = (await readFile(path.join(root, 'header-remote/nginx.conf'), 'utf8'))
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${releases};`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, nginxConfiguration(serverBlock, folder, `load_module ${brotliModule};`));
  return file;
}

async function findProblems(): Promise<string[]> {
  const inChannel = (address: string) => new URL(address, 'http://x/stable/').pathname;
  const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
  const [font = ''] = (await readdir(path.join(releases, version))).filter((file) => file.endsWith('.woff2'));
  const [entryFile, scriptFile, styleFile] = [entry, assets.scripts[0], assets.styles[0]].map(inChannel);
  const shortly = { 'cache-control': 'public, max-age=60' };
  const text = (type: string, encoding: string | null) => ({
    'content-encoding': encoding,
    'content-type': `${type}; charset=utf-8`,
  });
  const script = (encoding: string | null) => text('text/javascript', encoding);
  const uncached = { 'cache-control': null };
  const expected: [file: string | undefined, encodings: string, headers: Headers, status?: number][] = [
    [entryFile, 'br', { ...script('br'), ...forever }],
    [scriptFile, 'gzip', { ...script('gzip'), vary: 'Accept-Encoding' }],
    [scriptFile, 'identity', { 'content-encoding': null, ...forever }],
    [styleFile, 'gzip, br', text('text/css', 'br')],
    [`/${version}/${font}`, 'br', { 'content-type': 'font/woff2', ...forever }],
    ['/stable/release.json', 'br', { 'content-type': 'application/json; charset=utf-8', ...shortly }],
    ['/stable/header.js', 'br', { ...script('br'), ...shortly }],
    ['/stable/fragments/out-shop.html', 'gzip', { ...text('text/html', 'gzip'), ...shortly }],
    ['/stable/mf-manifest.json', 'br', shortly],
    ['/next/release.json', 'br', shortly],
    [`/${version}/gone.00000000.js`, 'br', uncached, 404],
    ['/.incoming-1.0.0/release.json', 'br', uncached, 404],
  ];
  const found = await Promise.all(expected.map((one) => expectAnswer(...one)));
  return found.flat();
}

type Headers = Record<string, string | null>;

async function expectAnswer(file = '', encodings: string, headers: Headers, status = 200): Promise<string[]> {
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
