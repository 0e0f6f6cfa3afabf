#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createSandbox } from './sandbox.ts';
import { type ScenarioName, scenarioNames } from './scenarios/scenarios.ts';
import { startSandbox } from './server.ts';

const usage =
  'Usage: grocer-sandbox [--port 4002] [--scenario anonymous] [--host 127.0.0.1] [--shop-origin https://shop.example ...]';

type Arguments = { port: number; scenario: ScenarioName; host: string; shopOrigins: string[] | undefined };

/** Parses the command line. Returns a message of one line if an argument is wrong. */
const readArguments = (args: string[]): Arguments | string => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        scenario: { type: 'string' },
        host: { type: 'string' },
        'shop-origin': { type: 'string', multiple: true },
      },
    });
    const { port = '4002', scenario: name = 'anonymous', host = '127.0.0.1' } = values;
    const shopOrigins = values['shop-origin'];
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
      return `--port: expected a number from 0 to 65535, got ${port}.`;
    const scenario = scenarioNames.find((known) => known === name);
    if (scenario === undefined)
      return `--scenario: expected one of ${scenarioNames.join(', ')}, got ${name}.`;
    const wrong = shopOrigins?.find(
      (address) => !URL.canParse(address) || new URL(address).origin !== address,
    );
    if (wrong !== undefined)
      return `--shop-origin: expected an origin such as https://shop.example, got ${wrong}.`;
    return { port: Number(port), scenario, host, shopOrigins };
  } catch (error) {
    return messageOf(error);
  }
};

const messageOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE'
    ? 'The port is already in use. Choose another one with --port.'
    : (message.split('\n')[0] ?? '');
};

const run = async (): Promise<string | null> => {
  const requested = readArguments(process.argv.slice(2));
  if (typeof requested === 'string') return `${requested.replace(/\.?$/, '.')} ${usage}`;
  try {
    const { port, scenario, host, shopOrigins = 'localhost' } = requested;
    const sandbox = createSandbox({ scenario, shopOrigins });
    const { origin } = await startSandbox({ port, sandbox, host });
    console.log(`The sandbox's services run at ${origin} in the scenario ${scenario}.`);
    return null;
  } catch (error) {
    return messageOf(error);
  }
};

const problem = await run();
if (problem !== null) {
  console.error(`grocer-sandbox: ${problem}`);
  process.exitCode = 1;
}
