import { parseArgs } from 'node:util';
import { callNames } from './calls.ts';
import { faultKinds } from './faults.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

/** The options of the command. The parser, the usage and `--help` read this table. */
export const options = {
  port: {
    type: 'string',
    default: '4002',
    value: '<number>',
    help: 'Port of the services. 0 takes any free one.',
  },
  scenario: {
    type: 'string',
    default: 'anonymous',
    value: '<name>',
    help: 'Scenario of visitors who send neither a cookie nor a token.',
  },
  host: {
    type: 'string',
    default: '127.0.0.1',
    value: '<address>',
    help: 'Address to listen on. 0.0.0.0 opens the sandbox to other machines.',
  },
  'shop-origin': {
    type: 'string',
    multiple: true,
    value: '<origin>',
    help: 'Origin whose pages may call, such as https://shop.example; can be repeated. Default: every port of localhost.',
  },
  help: { type: 'boolean', short: 'h', help: 'Print this text.' },
  version: { type: 'boolean', short: 'v', help: 'Print the version.' },
} as const;

interface Option {
  help: string;
  value?: string;
  default?: string;
  short?: string;
  multiple?: boolean;
}
const entries: [name: string, option: Option][] = Object.entries(options);

export const usage = `Usage: grocer-sandbox ${entries.map(([name, { value, multiple }]) => `[--${name}${value ? ` ${value}` : ''}${multiple ? ' ...' : ''}]`).join(' ')}`;

/** The text of `--help`. */
export function helpText(): string {
  const flags = entries.map(([name, option]) => [
    `${option.short ? `-${option.short}, ` : ''}--${name}${option.value ? ` ${option.value}` : ''}`,
    option.default ? `${option.help} Default: ${option.default}.` : option.help,
  ]);
  const requests = [
    ['GET /sandbox/scenarios', 'all scenarios'],
    [
      'POST /sandbox/scenario',
      '{ "name": "signed-in" } puts the visitor into a scenario; "everyone": true, all new ones',
    ],
    [
      'GET, POST, DELETE /sandbox/faults',
      '{ "call": "context", "fault": { "kind": "drop" } } makes a call fail',
    ],
    ['GET, DELETE /sandbox/calls', 'the calls that were received'],
  ];
  return `Stand-in services of the grocer: they answer every call that the header makes.

${usage}

Options:
${columns(flags)}

Requests that set it up while it runs:
${columns(requests)}

Scenarios:
${columns(scenarioNames.map((name) => [name, scenarios[name].title]))}

Calls that can fail: ${callNames.join(', ')}
Kinds of faults: ${faultKinds.join(', ')}
The README of @grocer/sandbox explains each of them.
`;
}

function columns(rows: string[][]): string {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}

export type CommandLine =
  | { command: 'help' }
  | { command: 'version' }
  | {
      command: 'start';
      port: number;
      scenario: ScenarioName;
      host: string;
      /** Undefined stands for every port of localhost. */
      shopOrigins: string[] | undefined;
    };

/** Parses the arguments of the command. @throws Error whose message begins with a line on the wrong argument */
export function readCommandLine(args: string[]): CommandLine {
  const { values } = parseArgs({ args, options });
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  const { port, host, scenario: name, 'shop-origin': shopOrigins } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Error(`--port: expected a number from 0 to 65535, got ${port}.`);
  const scenario = scenarioNames.find((known) => known === name);
  if (scenario === undefined)
    throw new Error(`--scenario: expected one of ${scenarioNames.join(', ')}, got ${name}.`);
  const wrong = shopOrigins?.find((address) => !URL.canParse(address) || new URL(address).origin !== address);
  if (wrong !== undefined)
    throw new Error(`--shop-origin: expected an origin such as https://shop.example, got ${wrong}.`);
  return { command: 'start', port: Number(port), scenario, host, shopOrigins };
}
