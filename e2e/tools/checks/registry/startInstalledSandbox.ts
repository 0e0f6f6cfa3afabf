import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Runs the command of the installed sandbox on a free port, as `npx @grocer/sandbox` does. */
export async function startInstalledSandbox(app: string) {
  const command = path.join(app, 'node_modules/@grocer/sandbox/dist/bin.js');
  const sandbox = spawn(process.execPath, [command, '--port', '0', '--scenario', 'slot-booked'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [line] = await Promise.race([
    once(sandbox.stdout, 'data'),
    once(sandbox, 'exit').then(() => {
      throw new Error(`${command} did not start`);
    }),
  ]);
  const [origin] = /http:\/\/\S+/.exec(String(line)) ?? [];
  if (origin === undefined) throw new Error(`${command} printed "${line}" and no address`);
  return {
    origin,
    close: async () => {
      const stopped = once(sandbox, 'exit');
      if (sandbox.exitCode === null && sandbox.kill()) await stopped;
    },
  };
}
