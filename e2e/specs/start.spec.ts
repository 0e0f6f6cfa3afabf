import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.join(import.meta.dirname, '../..');

/** The command behind `pnpm start`, on what has been built; its words so far, and how it ended. */
function start(env: Record<string, string>) {
  const { NODE_OPTIONS: _ours, ...inherited } = process.env;
  const child: ChildProcess = spawn(
    'node',
    ['--conditions=@grocer/source', 'e2e/stack/start.ts', '--built'],
    {
      cwd: root,
      env: { ...inherited, HOST_PORT: '0', REMOTE_PORT: '0', SERVICES_PORT: '0', ...env },
    },
  );
  const said = { words: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said.words += data));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said, ended };
}

test('prints three addresses that answer, and Ctrl-C stops all three', async () => {
  const { child, said, ended } = start({});
  await expect.poll(() => said.words, { timeout: 20_000 }).toContain('Ctrl-C');
  const addresses = [...said.words.matchAll(/^(?:host|remote|services) +(\S+)$/gm)].map(
    ([, address]) => address ?? '',
  );
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
