import { parseArgs } from 'node:util';
import { callNames } from './calls.ts';
import { faultKinds } from './faults.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

/** The options of the command. `helpText` explains each. */
export const options = {
  port: { type: 'string', default: '4002' },
  scenario: { type: 'string', default: 'anonymous' },
  host: { type: 'string', default: '127.0.0.1' },
  'shop-origin': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

export const usage =
  'Usage: grocer-sandbox [--port <number>] [--scenario <name>] [--host <address>] [--shop-origin <origin> ...] [--help] [--version]';

/** The text of `--help`. */
export const helpText =
  (): string => `Stand-in services of the grocer: they answer every call that the header makes.

${usage}

Options:
  --port <number>         Port of the services. 0 takes any free one. Default: ${options.port.default}.
  --scenario <name>       Scenario of visitors who send neither a cookie nor a token. Default: ${options.scenario.default}.
  --host <address>        Address to listen on. 0.0.0.0 opens the sandbox to other machines. Default: ${options.host.default}.
  --shop-origin <origin>  Origin whose pages may call, such as https://shop.example; can be repeated. Default: every port of localhost.
  -h, --help              Print this text.
  -v, --version           Print the version.

Requests that set it up while it runs:
  GET /sandbox/scenarios             all scenarios
  POST /sandbox/scenario             { "name": "signed-in" } puts the visitor into a scenario; "everyone": true, all new ones
  GET, POST, DELETE /sandbox/faults  { "call": "context", "fault": { "kind": "drop" } } makes a call fail
  GET, DELETE /sandbox/calls         the calls that were received

Scenarios:
${scenarioNames.map((name) => `  ${name.padEnd(29)}  ${scenarios[name].title}`).join('\n')}

Calls that can fail: ${callNames.join(', ')}
Kinds of faults: ${faultKinds.join(', ')}
The README of @grocer/sandbox explains each of them.`;

type Start = { port: number; scenario: ScenarioName; host: string; shopOrigins: 'localhost' | string[] };

/** Parses the arguments of the command. @throws Error whose message begins with a line on the wrong argument */
export function readCommandLine(args: string[]): 'help' | 'version' | Start {
  const { values } = parseArgs({ args, options });
  if (values.help) return 'help';
  if (values.version) return 'version';
  const { port, host, scenario: name, 'shop-origin': origins } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Error(`--port: expected a number from 0 to 65535, got ${port}.`);
  const scenario = scenarioNames.find((known) => known === name);
  if (scenario === undefined)
    throw new Error(`--scenario: expected one of ${scenarioNames.join(', ')}, got ${name}.`);
  const wrong = origins?.find((address) => !URL.canParse(address) || new URL(address).origin !== address);
  if (wrong !== undefined)
    throw new Error(`--shop-origin: expected an origin such as https://shop.example, got ${wrong}.`);
  return { port: Number(port), scenario, host, shopOrigins: origins ?? 'localhost' };
}
