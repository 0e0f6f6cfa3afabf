#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { helpText, readCommandLine, usage } from './commandLine.ts';
import { createSandbox } from './sandbox.ts';
import { startSandbox } from './server.ts';

/** Runs the command. Returns the text to print. */
const run = async (): Promise<string> => {
  const command = readCommandLine(process.argv.slice(2));
  if (command === 'help') return helpText();
  if (command === 'version') return version();
  const { port, host, scenario, shopOrigins } = command;
  const { origin } = await startSandbox({ port, host, sandbox: createSandbox({ scenario, shopOrigins }) });
  return `The sandbox's services run at ${origin} in the scenario ${scenario}.`;
};

const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/** Describes an error in one line, followed by the usage if an argument is wrong. */
const explain = ({ code, syscall, message }: NodeJS.ErrnoException): string => {
  if (code === 'EADDRINUSE') return 'The port is already in use. Choose another one with --port.';
  const [line = ''] = message.split('\n');
  return syscall ? line : `${line.replace(/\.?$/, '.')} ${usage}`;
};

try {
  console.log(await run());
} catch (error) {
  console.error(`grocer-sandbox: ${explain(error as NodeJS.ErrnoException)}`);
  process.exitCode = 1;
}
