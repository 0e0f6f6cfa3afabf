import { ReleaseError } from './ReleaseError.ts';
import { readOptions } from './readOptions.ts';
import { changeNotice, turn } from './switches/switchArguments.ts';

export const channels = ['stable', 'next'];
const usage =
  'pnpm release [build | sign <version or channel> | point <version> | renew | revoke <version> | rollout <version or stop> | watch <file> | off <name> | on <name> | notice <text> | verify <version> | symbolicate <stack> | keys <file> | root <file>] [options]; "pnpm release --help" lists them';

const help = `Builds a release, signs it and points a channel at it. The steps, on a machine each if you like:

  build                  builds the version into the folder of releases, with the hashes of its files in record.json
  sign <version>         compares the files with the record, and signs it
  sign <channel>         adds a signature to its pointers, after the same comparison
  point <version>        points a channel at a version, and ends a rollout

  renew                  signs all pointers again; run it with a timer
  rollout <version>      gives it to a --share of the channel's visitors first; a larger one keeps them, 100 is point
  rollout stop           takes it away again
  watch <file>           reads records of page views, errors and web vitals, a JSON object a line, or - for standard
                         input; stops the rollout and exits with 1 when the version fails more often than the one before it
  revoke <version>       no host that pins keys uses the version any more
  off <name>             turns the script, instantCheckout or a feature off on every page; a wrong name lists them
  on <name>              turns it on again
  notice <text>          shows an emergency notice on every page; with --remove instead of the text removes it
  verify <version>       builds the commit of its record again, and compares every file
  symbolicate <stack>    prints the source lines of a stack: a text, a file, or - for standard input
  keys <file>            creates a key pair: writes the private key, prints the public one; --script: of header.js
  root <file>            makes the next root record from JSON with base, rootKeys, rootThreshold, keys, threshold and,
                         if wanted, freshKeys; run it with each root key. Hosts with root: true then accept these keys

  --address <address>    where the releases are served; it ends with / (build)
  --taxonomy <source>    an answer of the taxonomy service, address or file: the menus in fragments/ (build)
  --channel stable|next  the channel; default: stable (point, rollout, watch, off, on, notice)
  --share <percent>      of the visitors, from 1 to 100 (rollout)
  --back                 also takes a higher version from pages of other lines of the contract (point)
  --link <address>       a link of the notice, with --link-text <text>
  --folder <folder>      the releases; default: header-remote/releases

  --key <file>           a private key that signs, or - for standard input; may be given twice
  --signer <command>     signs instead: prints its key for "public-key", and a signature of its input for "sign"
  --trusted <key>        a public key whose signatures are accepted too; may be given twice
  --expires <days>       how long pointers are valid; default: 90, of a root record 365
  --fresh-key <file>     the key of the freshness statements, valid for 36 hours
  --script-key <file>    the key of Ed25519 for header.js, which tags name as its integrity
  --seen <file>          what this machine has signed: an older pointer is refused`;

const options = {
  address: { type: 'string' },
  taxonomy: { type: 'string' },
  channel: { type: 'string' },
  share: { type: 'string' },
  back: { type: 'boolean' },
  link: { type: 'string' },
  'link-text': { type: 'string' },
  remove: { type: 'boolean' },
  folder: { type: 'string' },
  key: { type: 'string', multiple: true },
  signer: { type: 'string', multiple: true },
  trusted: { type: 'string', multiple: true },
  expires: { type: 'string' },
  'fresh-key': { type: 'string' },
  'script-key': { type: 'string' },
  script: { type: 'boolean' },
  seen: { type: 'string' },
} as const;

const building = ['address', 'taxonomy', 'folder'];
const pointing = ['folder', 'key', 'signer', 'trusted', 'expires', 'fresh-key', 'seen'];
const publishing = [...pointing, 'script-key'];

/** Each command with its operand and the options that have an effect. The default is `publish`: all steps. */
const commands = {
  publish: { options: [...building, ...publishing, 'channel'] },
  build: { options: building },
  sign: { operand: '<version>', options: pointing.filter((option) => option !== 'fresh-key') },
  point: { operand: '<version>', options: [...publishing, 'channel', 'back'] },
  renew: { options: pointing },
  revoke: { operand: '<version>', options: pointing },
  rollout: { operand: '<version or stop>', options: [...publishing, 'channel', 'share'] },
  watch: { operand: '<file>', options: [...pointing, 'channel'] },
  off: { operand: '<name>', options: [...publishing, 'channel'] },
  on: { operand: '<name>', options: [...publishing, 'channel'] },
  notice: { operand: '<text>', options: [...publishing, 'channel', 'link', 'link-text', 'remove'] },
  verify: { operand: '<version>', options: ['folder'] },
  symbolicate: { operand: '<stack>', options: ['folder'] },
  keys: { operand: '<file>', options: ['script'] },
  root: { operand: '<file>', options: ['folder', 'key', 'signer', 'expires'] },
} satisfies Record<string, { operand?: string; options: string[] }>;

export type ReleaseArguments = ReturnType<typeof releaseArguments>;

/** Parses the arguments of `pnpm release`. @throws ReleaseError, HelpRequest */
export function releaseArguments(args: readonly string[]) {
  const { values, positionals } = readOptions(args, { usage, help, options, allowPositionals: true });
  const { command, operand } = readCommand(positionals, Object.keys(values));
  const { folder, address, taxonomy, channel = 'stable', back: isRollback = false } = values;
  if (!channels.includes(channel)) {
    throw new ReleaseError(`There is no channel "${channel}"; there are: ${channels.join(', ')}`);
  }
  const common = { folder, channel, isRollback, signing: signingOf(values, operand, command) };
  switch (command) {
    case 'keys':
      return { command, keyFile: operand, isOfScript: values.script ?? false } as const;
    case 'root':
      return { command, ...common, content: operand } as const;
    case 'symbolicate':
      return { command, folder, stack: operand } as const;
    case 'off':
    case 'on':
      return { command: 'switch', ...common, ...turn(command, operand) } as const;
    case 'notice':
      return { command: 'switch', ...common, ...changeNotice(operand, values) } as const;
    case 'watch':
      return { command, ...common, records: operand } as const;
    case 'renew':
      return { command, ...common } as const;
    case 'rollout':
      if (operand === 'stop') return { command: 'stop', ...common } as const;
      return {
        command,
        ...common,
        version: versionOf(operand, command),
        share: shareOf(values.share),
      } as const;
    case 'publish':
    case 'build':
      return { command, ...common, address: addressOf(address), taxonomy } as const;
    case 'sign':
      if (channels.includes(operand)) return { command: 'cosign', ...common, channel: operand } as const;
  }
  return { command, ...common, version: versionOf(operand, command) } as const;
}

type Values = ReturnType<typeof readOptions<typeof options>>['values'];

/** The keys and their use. `operand` may be standard input too. */
function signingOf(values: Values, operand: string, command: string) {
  const { key: keyFiles = [], signer: signers = [], trusted = [], seen: seenFile } = values;
  const { 'fresh-key': freshKeyFile, 'script-key': scriptKeyFile } = values;
  if ([...keyFiles, freshKeyFile, scriptKeyFile, operand].filter((file) => file === '-').length > 1) {
    throw new ReleaseError('Standard input can have one key, or records; give the others as files');
  }
  const expiresInDays = daysOf(values.expires ?? (command === 'root' ? '365' : '90'));
  return { keyFiles, signers, freshKeyFile, scriptKeyFile, trusted, seenFile, expiresInDays };
}

/** @throws ReleaseError if the command is unknown, lacks its operand, or has an option without effect */
function readCommand([name = 'publish', ...operands]: readonly string[], given: string[]) {
  const unexpected = (argument: string) =>
    new ReleaseError(`Unexpected argument '${argument}'; usage: ${usage}`);
  if (!Object.hasOwn(commands, name)) throw unexpected(name);
  const command = name as keyof typeof commands;
  const { operand, options: known }: { operand?: string; options: string[] } = commands[command];
  const hasOperand = operand !== undefined && !given.includes('remove');
  const [surplus] = operands.slice(hasOperand ? 1 : 0);
  if (surplus !== undefined) throw unexpected(surplus);
  if (operands.length === 0 && hasOperand)
    throw new ReleaseError(`${command} needs ${operand}; usage: ${usage}`);
  const unused = given.find((option) => !known.includes(option));
  if (unused !== undefined) throw new ReleaseError(`${command} has no option --${unused}; leave it out`);
  return { command, operand: operands[0] ?? '' };
}

function daysOf(expires: string): number {
  if (/^\d{1,4}$/.test(expires) && Number(expires) > 0) return Number(expires);
  throw new ReleaseError(`--expires is "${expires}"; give a number of days, such as 90`);
}

function shareOf(share = ''): number {
  if (/^[1-9]\d?$|^100$/.test(share)) return Number(share);
  throw new ReleaseError(`--share is "${share}"; give a percentage from 1 to 100, such as 5`);
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
