import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportToConsole } from '../../contracts/events/reportToConsole.ts';
import type { Release } from '../../contracts/release.ts';
import { createPointerReader } from '../../host/server/createPointerReader.ts';
import { downloadFile } from '../../host/server/releaseFiles.ts';
import type { TrustSettings } from '../../host/trust/trustSettings.ts';
import { CommandError, readAddress, readArguments } from '../commandLine.ts';

const usage =
  'grocer-header pull <channel address> --keys <key>[,<key>] --to <folder> [--threshold <number>] [--fresh-keys <key>] [--published-at <address>]';
const help = `Verifies the header's HTML of a channel, and places it for a server that includes files. Let a timer run it each minute.
If anything is refused, all files stay as they are, and the exit code is 1.

  --keys <keys>             the publisher's public keys; they, and the next three, are as in the page "Trust the header"
  --threshold <number>      how many of them must have signed; default: 1
  --fresh-keys <keys>       the publisher's keys of freshness
  --published-at <address>  the publisher's folder, if the channel address is that of a proxy
  --to <folder>             gets in-home.html, in-shop.html, out-home.html and out-shop.html. Also the last pointer,
                            release.json.<sequence>: an older one is refused, so keep it`;

const options = {
  keys: { type: 'string' },
  'fresh-keys': { type: 'string' },
  threshold: { type: 'string', default: '1' },
  'published-at': { type: 'string' },
  to: { type: 'string' },
} as const;

/** Runs the command. Returns its exit code. @throws CommandError if something is refused; then no file was replaced */
export async function pull(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, help, options });
  if (positionals.length !== 1 || !values.keys || !values.to)
    throw new CommandError(`pull needs one channel address, --keys and --to; usage: ${usage}`);
  const channel = readAddress('The channel address', positionals[0]);
  const trust = {
    keys: values.keys.split(','),
    freshKeys: values['fresh-keys']?.split(','),
    threshold: Number(values.threshold),
    publishedAt: values['published-at'],
  };
  try {
    const { version, files } = await placeFragments(channel, trust, values.to);
    process.stdout.write(`Header ${version} is in ${values.to}: ${files.join(', ')}\n`);
    return 0;
  } catch (error) {
    throw new CommandError(`The files in ${values.to} stay as they are: ${(error as Error).message}`);
  }
}

/** Downloads all fragments of the current release before it replaces any. */
async function placeFragments(channel: string, trust: TrustSettings, folder: string) {
  await mkdir(folder, { recursive: true });
  const settings = { trust, pointerFile: path.join(folder, 'release.json'), report: reportToConsole };
  const { release } = await createPointerReader(channel, settings).request();
  const fragments = await Promise.all(
    fragmentsOf(release).map(async (address) => ({
      file: path.basename(address),
      html: await downloadFile(address, release),
    })),
  );
  const incoming = (file: string) => path.join(folder, `${file}.new-${process.pid}`);
  await Promise.all(fragments.map(({ file, html }) => writeFile(incoming(file), html)));
  for (const { file } of fragments) await rename(incoming(file), path.join(folder, file));
  return { version: release.version, files: fragments.map(({ file }) => file) };
}

/** Addresses of the static fragments, by their names among the files that have a hash. */
const fragmentsOf = ({ integrity }: Release): string[] =>
  Object.keys(integrity).filter((address) => /\/fragments\/[\w-]+\.html$/.test(address));
