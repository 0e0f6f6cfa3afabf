import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ReleaseError } from '../ReleaseError.ts';

const timeoutMs = 20_000;
const maxOutputBytes = 16 * 1024 * 1024;

/**
 * Evaluates an expression about `module`, a file of a released version, and `input`, in a process that has no environment
 * and may read the version's folder only (decision 12): whoever can write to the folder of releases must not run code where
 * the key is. Node cannot deny that process the network before version 25, nor signals to other processes of the user.
 * @throws ReleaseError if it ends without an answer
 */
export async function runInProcess<Answer>(
  file: string,
  expression: string,
  input: unknown,
): Promise<Answer> {
  // Node loads a module from its real path, and allows no other.
  const real = await realpath(file);
  const limits = ['--permission', `--allow-fs-read=${path.dirname(real)}`, '--max-old-space-size=256'];
  const program = [...limits, '--input-type=module', '--eval', programFor(real, expression)];
  const running = promisify(execFile)(process.execPath, program, {
    env: {},
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: maxOutputBytes,
  });
  // A process that ends early closes its input; the answer then is missing.
  running.child.stdin?.on('error', () => undefined).end(JSON.stringify(input));
  try {
    return JSON.parse((await running).stdout);
  } catch (error) {
    throw new ReleaseError(`${file} gave no answer: ${(error as { stderr?: string }).stderr ?? ''}`);
  }
}

const programFor = (file: string, expression: string): string => `
  import { text } from 'node:stream/consumers';
  const module = await import(${JSON.stringify(pathToFileURL(file).href)});
  const input = JSON.parse(await text(process.stdin));
  process.stdout.write(JSON.stringify(${expression}));`;
