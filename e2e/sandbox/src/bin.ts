#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createSandbox } from './sandbox.ts';
import { type ScenarioName, scenarioNames } from './scenarios/scenarios.ts';
import { startSandbox } from './server.ts';

const usage = 'Usage: grocer-sandbox [--port 4002] [--scenario anonymous]';

/** Parses the command line. Returns a message of one line if an argument is wrong. */
const readArguments = (args: string[]): { port: number; scenario: ScenarioName } | string => {
  try {
    const { values } = parseArgs({
      args,
      options: { port: { type: 'string' }, scenario: { type: 'string' } },
    });
    const { port = '4002', scenario: name = 'anonymous' } = values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
      return `--port: expected a number from 0 to 65535, got ${port}.`;
    const scenario = scenarioNames.find((known) => known === name);
    if (scenario === undefined)
      return `--scenario: expected one of ${scenarioNames.join(', ')}, got ${name}.`;
    return { port: Number(port), scenario };
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
    const { port, scenario } = requested;
    const { origin } = await startSandbox({ port, sandbox: createSandbox({ scenario }) });
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
