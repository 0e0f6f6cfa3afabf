import { spawnSync } from 'node:child_process';
import { ReleaseError } from '../ReleaseError.ts';

/** Runs a program and returns what it printed. @throws ReleaseError with its output if it fails */
export function runTool([program = '', ...args]: string[], cwd: string): string {
  const { NODE_OPTIONS: _conditions, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new ReleaseError(`${[program, ...args].join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
