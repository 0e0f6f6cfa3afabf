import type { Switches } from '@grocer/shared-contracts';
import { channelOf, channelsIn } from '../channels.ts';
import { pointChannel } from '../pointChannel.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { readRelease } from '../releaseFolder.ts';
import { readPointers } from '../renewChannels.ts';
import { type ChannelPointer, readVerifiedPointer, type Signing } from '../signing/signPointer.ts';

/**
 * Changes what a channel and its lines have turned off, and their notice (behaviour/switches). The versions stay, and are
 * verified like for `renew`. Returns the channels.
 * @throws ReleaseError if the channel has no pointer, or like `pointChannel` and `renewChannels`
 */
export async function changeSwitches(
  releases: string,
  name: string,
  change: (switches: Switches) => Switches,
  signing: Signing,
): Promise<string[]> {
  const pointers = (await currentPointers(releases, signing)).filter(
    ([channel]) => channelOf(channel) === name,
  );
  if (pointers.length === 0) throw new ReleaseError(`Channel ${name} has no pointer yet: point it first`);
  for (const [channel, pointer] of pointers) {
    const { version, lines, older = [], candidate, switches = {} } = pointer;
    const changed = withoutEmpty(change(switches));
    const fields = { ...(lines && { lines }), older, candidate, ...changed };
    await pointChannel(releases, channel, version, signing, fields);
  }
  return pointers.map(([channel]) => channel);
}

async function currentPointers(releases: string, signing: Signing): Promise<[string, ChannelPointer][]> {
  if (signing.trusted.length > 0)
    return (await readPointers(releases, signing)).map(({ pointer }) => [pointer.channel, pointer]);
  const channels = (await channelsIn(releases)).map(
    async (channel): Promise<[string, ChannelPointer]> => [channel, await readRelease(releases, channel)],
  );
  return Promise.all(channels);
}

function withoutEmpty({ off = [], notice }: Switches): { switches?: Switches } {
  if (off.length === 0 && !notice) return {};
  return { switches: { ...(off.length > 0 && { off }), ...(notice && { notice }) } };
}

/** The switches of a channel, which a new version keeps; with keys from the signed part of its pointer. */
export async function readSwitches(
  releases: string,
  channel: string,
  signing: Signing,
): Promise<{ switches?: Switches }> {
  const isVerified = signing.trusted.length > 0;
  const pointer: ChannelPointer | undefined = isVerified
    ? (await readVerifiedPointer(releases, channel, signing))?.pointer
    : await readRelease(releases, channel);
  return pointer?.switches ? { switches: pointer.switches } : {};
}
