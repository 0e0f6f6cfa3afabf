import { spawnSync } from 'node:child_process';
import { withoutNodeOptions } from './withoutNodeOptions.ts';

/** Runs a command and returns what it printed. @throws Error with its output if it fails */
export function runCommand([program = '', ...args]: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...withoutNodeOptions(), CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
