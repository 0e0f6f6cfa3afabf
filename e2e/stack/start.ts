import { createServer } from 'node:net';
import { build } from './build.ts';
import { closeOnExit, command } from './command.ts';
import { readSettings, SettingsError, type StackSettings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';

/** Builds and serves all three origins; `--built` serves what has been built before. */
await command(async () => {
  const settings = readSettings(process.env);
  // A taken port is told before the build, not after it.
  await checkPorts(settings);
  if (!process.argv.includes('--built')) await build();
  const stack = await startStack(settings);
  closeOnExit(stack.close);
  await announce(stack);
});

async function checkPorts(settings: StackSettings): Promise<void> {
  await checkPort(settings.hostPort, 'HOST_PORT');
  await checkPort(settings.remotePort, 'REMOTE_PORT');
  if (settings.servicesOrigin === undefined) await checkPort(settings.servicesPort, 'SERVICES_PORT');
}

function checkPort(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new SettingsError(
          `Port ${port} is in use: stop what listens there, or set ${variable} to another port`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

async function announce({ host, remote, services }: Stack): Promise<void> {
  const rows = [
    ['host', `${host.origin}/ecom/shop/browse/groceries`, host.origin],
    ['remote', `${remote.origin}/stable/release.json`, `${remote.origin}/stable/release.json`],
    ['services', services, `${services}/api/token/v1/token`],
  ] as const;
  for (const [name, shown, asked] of rows) {
    await fetch(asked, { redirect: 'manual' });
    process.stdout.write(`${name.padEnd(9)} ${shown}\n`);
  }
  process.stdout.write('Ctrl-C stops all three.\n');
}
