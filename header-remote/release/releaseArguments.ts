import { parseArgs } from 'node:util';
import { ReleaseError } from './ReleaseError.ts';

const channels = ['stable', 'next'];
const usage =
  'pnpm release --address https://header.example/ | --to <version>, and [--channel stable|next] [--folder <releases>]';

export type ReleaseArguments = {
  channel: string;
  /** Where versions and channels are kept, from where the command was typed; undefined for `header-remote/releases`. */
  folder: string | undefined;
} & (
  | {
      /** A version that has been released before, to point back at. */
      to: string;
      address?: undefined;
    }
  | {
      to?: undefined;
      /** Where the releases are served: the static fragments of a new version lead there, from pages of other origins. */
      address: string;
    }
);

/** What was typed behind `pnpm release`. @throws ReleaseError */
export function releaseArguments(typed: readonly string[]): ReleaseArguments {
  const { channel = 'stable', folder, to, address } = parse(typed);
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

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options }).values;
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new ReleaseError(`${first}; usage: ${usage}`);
  }
}
