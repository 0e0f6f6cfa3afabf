import { parseArgs } from 'node:util';
import { ReleaseError } from './ReleaseError.ts';

const channels = ['stable', 'next'];
const usage = 'pnpm release [--channel stable|next] [--to <version>] [--address https://header.example/]';

export interface ReleaseArguments {
  channel: string;
  /** A version that has been released before, to point back at; without it a new one is built. */
  to: string | undefined;
  /** Where the releases are served: in the static fragments of a new version. */
  address: string;
}

/** What was typed behind `pnpm release`. @throws ReleaseError */
export function releaseArguments(typed: readonly string[]): ReleaseArguments {
  const { channel = 'stable', to, address = '/' } = parse(typed);
  if (!channels.includes(channel)) {
    throw new ReleaseError(`There is no channel "${channel}"; there are: ${channels.join(', ')}`);
  }
  if (to !== undefined && !/^\d+\.\d+\.\d+/.test(to)) {
    throw new ReleaseError(`--to is "${to}"; give a version, such as 1.2.3`);
  }
  if (address !== '/' && !(/^https?:/.test(address) && URL.canParse(address) && address.endsWith('/'))) {
    throw new ReleaseError(`--address is "${address}"; give a whole address that ends with /`);
  }
  return { channel, to, address };
}

const options = {
  channel: { type: 'string' },
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
