import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.join(import.meta.dirname, '../..');

const startArgs = ['--conditions=@grocer/source', 'e2e/stack/start.ts', '--built'];

/** The command behind `pnpm start`, on what has been built; its words so far, and how it ended. */
function start(env: Record<string, string>, args: string[] = startArgs) {
  const { NODE_OPTIONS: _ours, ...inherited } = process.env;
  const child: ChildProcess = spawn('node', args, {
    cwd: root,
    env: { ...inherited, HOST_PORT: '0', REMOTE_PORT: '0', SERVICES_PORT: '0', ...env },
  });
  const said = { words: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said.words += data));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said, ended };
}

const addressesIn = (words: string): string[] =>
  [...words.matchAll(/^(?:host|remote|services) +(\S+)$/gm)].map(([, address]) => address ?? '');

test('prints three addresses that answer, and Ctrl-C stops all three', async () => {
  const { child, said, ended } = start({});
  await expect.poll(() => said.words, { timeout: 20_000 }).toContain('Ctrl-C');
  const addresses = addressesIn(said.words);
  expect(addresses).toHaveLength(3);
  expect((await fetch(addresses[0] ?? '')).status).toBe(200);
  expect((await fetch(addresses[1] ?? '')).status).toBe(200);

  child.kill('SIGINT');

  expect(await ended).toBe(0);
  for (const address of addresses) await expect(fetch(address)).rejects.toThrow();
});

test('a port in use is one clear line', async () => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as { port: number };
  const { said, ended } = start({ HOST_PORT: String(port) });

  expect(await ended).toBe(1);
  expect(said.words).toBe(
    `Port ${port} is in use: stop what listens there, or set HOST_PORT to another port\n`,
  );
  taken.close();
});

test('a bad SHELL_CONFIG is one clear line', async () => {
  const { said, ended } = start({ SHELL_CONFIG: 'nowhere.json' });

  expect(await ended).toBe(1);
  expect(said.words).toBe('SHELL_CONFIG: nowhere.json cannot be read\n');
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} of the npx above stops all three`, async () => {
    // npx is known by its title, starts a shell and passes no signal on.
    const launcher = `process.title = 'npm exec pnpm start'; require('node:child_process')
      .spawn('sh', ['-c', 'node ${startArgs.join(' ')}; true'], { stdio: 'inherit' });`;
    const { child, said } = start({}, ['-e', launcher]);
    await expect.poll(() => said.words, { timeout: 20_000 }).toContain('Ctrl-C');
    const addresses = addressesIn(said.words);
    expect(addresses).toHaveLength(3);

    child.kill(signal);

    const answers = () =>
      Promise.all(
        addresses.map((address) =>
          fetch(address).then(
            () => true,
            () => false,
          ),
        ),
      );
    await expect.poll(answers, { timeout: 10_000 }).toEqual([false, false, false]);
  });
}

test('services that are down are named, and the rest is served', async () => {
  const { child, said, ended } = start({ SERVICES_ORIGIN: 'http://localhost:9' });

  await expect.poll(() => said.words, { timeout: 20_000 }).toContain('Ctrl-C');
  expect(said.words).toMatch(/^services +http:\/\/localhost:9, which does not answer \(yet\)$/m);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

test('development tells of a port in use before it builds', async () => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as { port: number };
  const { said, ended } = start({ REMOTE_PORT: String(port) }, [
    '--conditions=@grocer/source',
    'e2e/stack/dev.ts',
  ]);

  expect(await ended).toBe(1);
  expect(said.words).toBe(
    `Port ${port} is in use: stop what listens there, or set REMOTE_PORT to another port\n`,
  );
  taken.close();
});
