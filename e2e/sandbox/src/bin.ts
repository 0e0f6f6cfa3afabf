#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { type CommandLine, helpText, readCommandLine, usage } from './commandLine.ts';
import { createSandbox } from './sandbox.ts';
import { startSandbox } from './server.ts';

type Start = Extract<CommandLine, { command: 'start' }>;

const run = async (): Promise<string | null> => {
  try {
    const requested = readOrExplain(process.argv.slice(2));
    if (typeof requested === 'string') return requested;
    if (requested.command === 'start') await start(requested);
    else process.stdout.write(requested.command === 'help' ? helpText() : `${version()}\n`);
    return null;
  } catch (error) {
    return messageOf(error);
  }
};

/** Reads the command line. Returns a message of one line if an argument is wrong. */
const readOrExplain = (args: string[]): CommandLine | string => {
  try {
    return readCommandLine(args);
  } catch (error) {
    return `${messageOf(error).replace(/\.?$/, '.')} ${usage}`;
  }
};

const start = async ({ port, scenario, host, shopOrigins = [] }: Start) => {
  const sandbox = createSandbox({
    scenario,
    shopOrigins: shopOrigins.length > 0 ? shopOrigins : 'localhost',
  });
  const { origin } = await startSandbox({ port, sandbox, host });
  console.log(`The sandbox's services run at ${origin} in the scenario ${scenario}.`);
};

const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

const messageOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE'
    ? 'The port is already in use. Choose another one with --port.'
    : (message.split('\n')[0] ?? '');
};

const problem = await run();
if (problem !== null) {
  console.error(`grocer-sandbox: ${problem}`);
  process.exitCode = 1;
}
