import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from './server.ts';

const run = (...args: readonly string[]): Promise<{ code: unknown; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [new URL('bin.ts', import.meta.url).pathname, ...args], (error, _, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });

describe('grocer-sandbox', { timeout: 20_000 }, () => {
  let running: RunningSandbox;

  beforeAll(async () => {
    running = await startSandbox({ port: 0 });
  });

  afterAll(() => running.close());

  test('the command says in one line that the port is already in use', async () => {
    expect(await run('--port', new URL(running.origin).port)).toEqual({
      code: 1,
      stderr: 'grocer-sandbox: The port is already in use. Choose another one with --port.\n',
    });
  });

  test.each([
    [['--prt', '1'], "Unknown option '--prt'."],
    [['--port', 'x'], '--port: expected a number from 0 to 65535, got x.'],
    [['--port', '70000'], '--port: expected a number from 0 to 65535, got 70000.'],
    [
      ['--shop-origin', 'shop.example'],
      '--shop-origin: expected an origin such as https://shop.example, got',
    ],
    [['--scenario', 'x'], '--scenario: expected one of anonymous, signed-in,'],
  ])('the arguments %j are refused in one line that shows the usage', async (args, message) => {
    const { code, stderr } = await run(...args);

    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^grocer-sandbox: [^\n]* Usage: grocer-sandbox \[--port 4002\] [^\n]*\n$/);
  });
});
