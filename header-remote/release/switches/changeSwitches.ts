import type { Switches } from '@grocer/shared-contracts';
import { channelOf, channelsIn } from '../channels.ts';
import { pointChannel } from '../pointChannel.ts';
import { readServed } from '../pointLines.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { readPointers } from '../renewChannels.ts';
import type { ChannelPointer, Signing } from '../signing/signPointer.ts';

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
  const channels = (await channelsIn(releases)).filter((channel) => channelOf(channel) === name);
  if (channels.length === 0) throw new ReleaseError(`Channel ${name} has no pointer yet: point it first`);
  if (signing.trusted.length > 0) await readPointers(releases, signing);
  for (const channel of channels) {
    const pointer = (await readServed(releases, channel, signing)) as ChannelPointer;
    const { version, lines, older = [], candidate, switches = {} } = pointer;
    const fields = { ...(lines && { lines }), older, candidate, ...withoutEmpty(change(switches)) };
    await pointChannel(releases, channel, version, signing, fields);
  }
  return channels;
}

function withoutEmpty({ off = [], notice }: Switches): { switches?: Switches } {
  if (off.length === 0 && !notice) return {};
  return { switches: { ...(off.length > 0 && { off }), ...(notice && { notice }) } };
}
