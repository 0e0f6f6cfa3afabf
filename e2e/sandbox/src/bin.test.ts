import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { callNames } from './calls.ts';
import { options, readCommandLine } from './commandLine.ts';
import { faultKinds } from './faults.ts';
import { scenarios } from './scenarios.ts';
import { type RunningSandbox, startSandbox } from './server.ts';

const run = (...args: readonly string[]): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [new URL('bin.ts', import.meta.url).pathname, ...args],
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
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
      stdout: '',
      stderr: 'grocer-sandbox: The port is already in use. Choose another one with --port.\n',
    });
  });

  test.each([
    [['--prt', '1'], "Unknown option '--prt'."],
    [['--port', 'x'], '--port: expected a number from 0 to 65535, got x.'],
    [['--port', '70000'], '--port: expected a number from 0 to 65535, got 70000.'],
    [['--shop-origin', 'shop.example'], '--shop-origin: expected an origin such as https://shop.example'],
    [['--scenario', 'x'], '--scenario: expected one of anonymous, signed-in,'],
  ])('the arguments %j are refused in one line that shows the usage', async (args, message) => {
    const { code, stderr } = await run(...args);

    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^grocer-sandbox: [^\n]* Usage: grocer-sandbox \[--port <number>\] [^\n]*\n$/);
  });

  test('the help explains every option with its default, every scenario, call and fault', async () => {
    const { code, stdout, stderr } = await run('--help');

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const [name, option] of Object.entries(options)) {
      const [line] = stdout.split('\n').filter((one) => one.startsWith('  ') && one.includes(`--${name} `));
      expect(line, name).toMatch('default' in option ? ` Default: ${option.default}.` : /\w\.$/);
    }
    const lines = stdout.split('\n').map((line) => line.trim().replace(/ {2,}/, ' '));
    for (const [name, { title }] of Object.entries(scenarios)) expect(lines).toContain(`${name} ${title}`);
    for (const name of [...callNames, ...faultKinds]) expect(stdout).toContain(name);
  });

  test('every option in the help is one that the command reads', async () => {
    const { stdout } = await run('-h');
    const documented = [...stdout.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)];

    expect(documented.map(([, name]) => name)).toEqual(Object.keys(options));
    expect(
      readCommandLine(['--port=0', '--scenario=seasonal', '--host=::1', '--shop-origin=https://a.example']),
    ).toEqual({ port: 0, scenario: 'seasonal', host: '::1', shopOrigins: ['https://a.example'] });
  });

  test('the version is that of the package', async () => {
    expect((await run('--version')).stdout).toBe(`${manifest.version}\n`);
  });
});
