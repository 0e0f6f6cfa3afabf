import { parseArgs } from 'node:util';
import { ReleaseError } from './ReleaseError.ts';

const channels = ['stable', 'next'];
const usage =
  'pnpm release --address https://header.example/ | --to <version>, and [--channel stable|next] [--folder <releases>]';

export type ReleaseArguments = {
  channel: string;
  /** Folder of versions and channels, relative to the caller's directory. Undefined means `header-remote/releases`. */
  folder: string | undefined;
} & (
  | {
      /** An already released version to point the channel at. */
      to: string;
      address?: undefined;
    }
  | {
      to?: undefined;
      /** Address at which the releases are served. The static fragments, in pages of other origins, link to it. */
      address: string;
    }
);

/** Parses the arguments of `pnpm release`. @throws ReleaseError */
export function releaseArguments(args: readonly string[]): ReleaseArguments {
  const { channel = 'stable', folder, to, address } = parse(args);
  if (!channels.includes(channel)) {
    throw new ReleaseError(`There is no channel "${channel}"; there are: ${channels.join(', ')}`);
  }
  return to === undefined
    ? { channel, folder, address: addressOf(address) }
    : { channel, folder, to: versionOf(to, address) };
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

function versionOf(to: string, address: string | undefined): string {
  if (!/^\d+\.\d+\.\d+/.test(to)) {
    throw new ReleaseError(`--to is "${to}"; give a version, such as 1.2.3`);
  }
  if (address !== undefined) {
    throw new ReleaseError(`--to ${to} keeps the address that it was released with; leave --address out`);
  }
  return to;
}

const options = {
  channel: { type: 'string' },
  folder: { type: 'string' },
  to: { type: 'string' },
  address: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new ReleaseError(`${first}; usage: ${usage}`);
  }
}
