import { ReleaseError } from './ReleaseError.ts';
import { readOptions } from './readOptions.ts';

export const channels = ['stable', 'next'];
const usage =
  'pnpm release --address https://header.example/ [--taxonomy <address or file>] | --to <version>, and [--channel stable|next] [--folder <releases>] [--key <file>] [--expires <days>]; pnpm release keys <file>; pnpm release revoke <version> --key <file>';

const help = `Builds a release and points a channel at it, or with --to points the channel at a version that has been released.

  --address <address>    where the releases are served; it ends with /
  --channel stable|next  the channel; default: stable
  --folder <folder>      the releases; default: header-remote/releases
  --to <version>         points back, or signs the current version again
  --taxonomy <source>    an answer of the taxonomy service, address or file: the menus in fragments/
  --key <file>           a private key that signs; may be given twice
  --expires <days>       how long the signature is valid; default: 90

  keys <file>            creates a key pair: writes the private key, prints the public one
  revoke <version>       no host that pins keys uses the version any more`;

const options = {
  /** The channel that is pointed at the version. Default: `stable`. */
  channel: { type: 'string' },
  /** Folder of versions and channels, relative to the caller's directory. Default: `header-remote/releases`. */
  folder: { type: 'string' },
  /** An already released version to point the channel at. */
  to: { type: 'string' },
  /** Address at which the releases are served. The static fragments, in pages of other origins, link to it. */
  address: { type: 'string' },
  /** Files of the private keys with which the pointer is signed. */
  key: { type: 'string', multiple: true },
  /** Days until the signature of the pointer expires. Default: 90. */
  expires: { type: 'string' },
  /** An answer of the taxonomy service, for the links for crawlers in the static fragments: an address or a file. */
  taxonomy: { type: 'string' },
} as const;

export type ReleaseArguments = ReturnType<typeof releaseArguments>;

/** Parses the arguments of `pnpm release`. @throws ReleaseError, HelpRequest */
export function releaseArguments(args: readonly string[]) {
  const { values, positionals } = readOptions(args, { usage, help, options, allowPositionals: true });
  const { channel = 'stable', folder, to, address, taxonomy, key: keyFiles = [], expires = '90' } = values;
  const [command, operand, ...rest] = positionals;
  const pointer = { folder, keyFiles, expiresInDays: daysOf(expires) };
  const isKnown = command === undefined || command === 'keys' || command === 'revoke';
  const [unexpected] = isKnown ? rest : [command];
  if (unexpected !== undefined)
    throw new ReleaseError(`Unexpected argument '${unexpected}'; usage: ${usage}`);
  if (command === 'keys' || command === 'revoke') refuseOptions(command, Object.keys(values));
  if (command === 'keys') return { command, keyFile: operandOf(operand, 'keys', '<file>') } as const;
  if (command === 'revoke') {
    const version = versionOf(operandOf(operand, 'revoke', '<version>'), 'revoke');
    return { command, version, ...pointer } as const;
  }
  if (!channels.includes(channel)) {
    throw new ReleaseError(`There is no channel "${channel}"; there are: ${channels.join(', ')}`);
  }
  if (to === undefined)
    return { command: 'publish', channel, address: addressOf(address), taxonomy, ...pointer } as const;
  if (address !== undefined) {
    throw new ReleaseError(`--to ${to} keeps the address that it was released with; leave --address out`);
  }
  if (taxonomy !== undefined) throw new ReleaseError(`--to ${to} keeps its fragments; leave --taxonomy out`);
  return { command: 'point', channel, to: versionOf(to, '--to'), ...pointer } as const;
}

/** Options that the commands with a name use. */
const optionsOf = { keys: [] as string[], revoke: ['folder', 'key', 'expires'] };

/** Refuses an option that would have no effect. */
function refuseOptions(command: keyof typeof optionsOf, given: readonly string[]): void {
  const unused = given.find((name) => !optionsOf[command].includes(name));
  if (unused !== undefined) throw new ReleaseError(`${command} has no option --${unused}; leave it out`);
}

function operandOf(operand: string | undefined, command: string, name: string): string {
  if (operand === undefined) throw new ReleaseError(`${command} needs ${name}; usage: ${usage}`);
  return operand;
}

function daysOf(expires: string): number {
  if (/^\d{1,4}$/.test(expires) && Number(expires) > 0) return Number(expires);
  throw new ReleaseError(`--expires is "${expires}"; give a number of days, such as 90`);
}

function addressOf(address: string | undefined): string {
  if (address === undefined) {
    throw new ReleaseError(
      `--address is missing; say where the releases will be served, for the files in fragments/; usage: ${usage}`,
    );
  }
  if (!(/^https?:/.test(address) && URL.canParse(address) && address.endsWith('/'))) {
    throw new ReleaseError(`--address is "${address}"; give a whole address that ends with /`);
  }
  return address;
}

function versionOf(version: string, name: string): string {
  if (/^\d+\.\d+\.\d+/.test(version)) return version;
  throw new ReleaseError(`${name} is "${version}"; give a version, such as 1.2.3`);
}
