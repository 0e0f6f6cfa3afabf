import { type ChildProcess, spawn } from 'node:child_process';
import { countSigners } from '@grocer/shared-contracts/host/signing';
import { expect, test } from '@playwright/test';
import { cleanEnv, root } from '../../tools/stack/processes.ts';

const startArgs = ['--conditions=@grocer/source', 'e2e/tools/stack/start.ts', '--built'];

/** Runs `pnpm start`'s command on the existing build. Returns process, output so far, and exit code. */
function start(env: Record<string, string>, args: readonly string[] = startArgs) {
  const child: ChildProcess = spawn('node', args, {
    cwd: root,
    env: cleanEnv({ HOST_PORT: '0', REMOTE_PORT: '0', SERVICES_PORT: '0', ...env }),
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output.text += data));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output, ended };
}

const hasStarted = (output: { text: string }) => expect.poll(() => output.text).toContain('Ctrl-C');

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:host|remote|services) +(\S+)$/gm)].map(([, address]) => address ?? '');

test('the start command prints addresses that answer, and signs its releases; Ctrl-C stops it', async () => {
  const { child, output, ended } = start({});
  await hasStarted(output);
  const addresses = addressesIn(output.text);
  expect(addresses).toHaveLength(3);
  const [shop = '', pointer = ''] = addresses;
  const page = async () => (await fetch(shop)).text();
  await expect.poll(page).toContain('data-grocer="');

  const { signed } = await (await fetch(pointer)).json();
  const { headerKeys } = JSON.parse(/id="shell-page">([^<]+)</.exec(await page())?.[1] ?? '');
  expect(await countSigners('pointer', signed, headerKeys)).toBe(1);
  expect(output.text).not.toContain('not verified');

  child.kill('SIGINT');

  expect(await ended).toBe(0);
  for (const address of addresses) await expect(fetch(address)).rejects.toThrow();
});

test('SIGKILL to npx stops all three servers', async () => {
  // A stand-in for npx with the same process title. It starts a shell and does not forward signals.
  const launcher = `process.title = 'npm exec pnpm start'; require('node:child_process')
      .spawn('sh', ['-c', 'node ${startArgs.join(' ')}; true'], { stdio: 'inherit' });`;
  const { child, output } = start({}, ['-e', launcher]);
  await hasStarted(output);
  const addresses = addressesIn(output.text);
  expect(addresses).toHaveLength(3);

  child.kill('SIGKILL');

  const answers = async () => {
    const settled = await Promise.allSettled(addresses.map((address) => fetch(address)));
    return settled.map(({ status }) => status);
  };
  await expect.poll(answers).toEqual(['rejected', 'rejected', 'rejected']);
});
