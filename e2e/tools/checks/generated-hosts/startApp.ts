import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { GeneratedHost } from './generatedHosts.ts';
import { withoutNodeOptions } from './withoutNodeOptions.ts';

export interface RunningApp {
  origin: string;
  /** The first page that the server has answered. */
  firstPage: string;
  /** What the server has written to its console. */
  written(): string;
  stop(): Promise<void>;
}

/** Longest time for a server to answer its first page. Milliseconds. */
const startTimeoutMs = 60_000;

/** Starts the built app in production. @throws Error with what it wrote, if it does not start */
export async function startApp(host: GeneratedHost, folder: string): Promise<RunningApp> {
  const port = await freePort();
  const server = spawn(process.execPath, host.start(port), {
    cwd: folder,
    env: { ...withoutNodeOptions(), PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  const origin = `http://localhost:${port}`;
  for (const startedAt = Date.now(); Date.now() - startedAt < startTimeoutMs; ) {
    if (server.exitCode !== null) break;
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return { origin, firstPage: await answer.text(), written: () => output, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${host.title} does not start:\n${output}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
