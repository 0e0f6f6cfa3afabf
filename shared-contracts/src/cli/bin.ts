#!/usr/bin/env node
import { CommandError, HelpRequest } from './commandLine.ts';

type Run = (args: string[]) => Promise<number>;

const commands: Record<string, () => Promise<Run>> = {
  check: async () => (await import('./check/check.ts')).check,
  init: async () => (await import('./init/init.ts')).init,
  inventory: async () => (await import('./inventory/inventory.ts')).inventory,
  pull: async () => (await import('./pull/pull.ts')).pull,
  upgrade: async () => (await import('./upgrade/upgrade.ts')).upgrade,
};

const help = `Usage: grocer-header <command>

  check <address>     opens a page of yours in Chromium, and says what is wrong with its header
  init                writes the header and a test of it into a fresh app
  pull <channel>      places the header's HTML, verified, for a server that includes files
  upgrade             moves a page to the contract of this version of the package
  inventory <place>…  lists who mounts the header in folders or at addresses, and how

Each command explains its options with --help.`;

try {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') throw new HelpRequest(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new CommandError(`There is no command "${name}"; there are: ${Object.keys(commands).join(', ')}`);
  process.exitCode = await (await command())(args);
} catch (error) {
  if (error instanceof HelpRequest) process.stdout.write(`${error.message}\n`);
  else {
    process.stderr.write(`${error instanceof CommandError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
