import { readOptions } from '../../../header-remote/release/readOptions.ts';
import { build } from './build.ts';
import { closeOnExit, command } from './command.ts';
import { checkPorts } from './listen.ts';
import { readSettings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';

/** Builds and serves all three origins; `--built` serves the existing build. */
const usage = 'pnpm start [--built]';
const help = `Builds and serves the example host, the header and the sandbox. CONTRIBUTING.md has the variables.

  --built  serves the existing build`;

await command(async () => {
  const options = { built: { type: 'boolean' } } as const;
  const { values } = readOptions(process.argv.slice(2), { usage, help, options });
  const settings = readSettings(process.env);
  await checkPorts(settings);
  if (!values.built) await build();
  const stack = await startStack({ ...settings, signed: true });
  closeOnExit(stack.close);
  await announce(stack);
});

async function announce({ host, remote, services }: Stack): Promise<void> {
  const rows = [
    ['host', `${host.origin}/ecom/shop/browse/groceries`, host.origin],
    ['remote', `${remote.origin}/stable/release.json`, `${remote.origin}/stable/release.json`],
    ['services', services, `${services}/api/token/v1/token`],
  ] as const;
  for (const [name, shown, requested] of rows) {
    const warning = (await answers(requested)) ? '' : ', which does not answer (yet)';
    process.stdout.write(`${name.padEnd(9)} ${shown}${warning}\n`);
  }
  process.stdout.write('Ctrl-C stops all three.\n');
}

/** Whether an address answers. Services that are down do not stop the command: the header has a state for that. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}
