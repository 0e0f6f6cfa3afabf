import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

export const root = path.join(import.meta.dirname, '../../..');

export const pnpm = ['npx', '-y', 'pnpm@12'];

/**
 * The environment without the options of this project's own commands, such as the condition of its sources, and without
 * colours forced by a test runner: if NO_COLOR is set too, Node.js would add a warning to what a program prints.
 */
export function cleanEnv(variables: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, FORCE_COLOR: _colour, ...env } = process.env;
  return { ...env, ...variables };
}

/** Runs a program and returns what it printed. @throws Error with its output if it fails */
export function run(
  [program = '', ...args]: readonly string[],
  cwd: string,
  variables: NodeJS.ProcessEnv = {},
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: cleanEnv(variables),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} in ${cwd}\n${stdout}${stderr}`);
  return stdout;
}

/** Packs a workspace by pnpm, which writes the versions of the catalog into the package. Returns the tarball. */
export function pack(workspace: string, target: string): string {
  run([...pnpm, 'pack', '--pack-destination', target], path.join(root, workspace));
  const [file] = globSync(`grocer-${path.basename(workspace)}-*.tgz`, { cwd: target });
  if (file === undefined) throw new Error(`${workspace} was not packed`);
  return path.join(target, file);
}

/** Creates a temporary folder, which is removed when this process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `grocer-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** A port of this machine that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The first answer of a server that is starting. @throws Error after 60 s, or when the server has ended */
export async function firstAnswer(address: string, hasEnded = () => false): Promise<Response> {
  for (const startedAt = Date.now(); Date.now() - startedAt < 60_000 && !hasEnded(); await setTimeout(50)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return answer;
  }
  throw new Error(`${address} does not answer`);
}

/** The first line that a program prints. */
export async function firstLine(output: Readable): Promise<string> {
  const [line] = await once(createInterface({ input: output }), 'line');
  return line;
}

/** Ends a program, unless it has already ended. */
export async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
