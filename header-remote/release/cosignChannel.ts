import path from 'node:path';
import { addSignatures, isSignedPart, product } from '@grocer/shared-contracts/host/signing';
import { channelOf, channelsIn } from './channels.ts';
import { readVerified } from './pointChannel.ts';
import { ReleaseError } from './ReleaseError.ts';
import { readRelease, replaceJson } from './releaseFolder.ts';
import { assertNotOlder, rememberPointer } from './signing/seenPointers.ts';
import type { SignedPointer, Signing } from './signing/signPointer.ts';

/**
 * Adds a signature to the pointers of a channel and its lines, for hosts that want several. Another machine wrote them,
 * so each must equal what this one would write: versions are verified, limits compared. Returns the channels.
 * @throws ReleaseError
 */
export async function cosignChannel(releases: string, name: string, signing: Signing): Promise<string[]> {
  const channels = (await channelsIn(releases)).filter((channel) => channelOf(channel) === name);
  for (const channel of channels) {
    const { signed, ...written } = await readRelease(releases, channel);
    if (!isSignedPart(signed)) throw new ReleaseError(`Channel ${channel} has no signed pointer`);
    const pointer: SignedPointer = JSON.parse(signed.payload);
    await assertNotOlder(signing.seenFile, channel, pointer.sequence);
    await assertExpected(releases, channel, pointer, signing);
    const cosigned = await addSignatures('pointer', signed, signing.keys);
    await replaceJson(path.join(releases, channel, 'release.json'), { ...written, signed: cosigned });
    await rememberPointer(signing.seenFile, signed.payload);
  }
  return channels;
}

const daySeconds = 86_400;

async function assertExpected(
  releases: string,
  channel: string,
  pointer: SignedPointer,
  signing: Signing,
): Promise<void> {
  const { release, base, revoked } = await readVerified(releases, pointer, signing);
  const { sequence, expires } = pointer;
  const expected = { ...release, product, base, channel, sequence, revoked, expires };
  const now = Date.now() / 1000;
  const isInTime =
    sequence <= now + daySeconds && Date.parse(expires) / 1000 <= now + signing.expiresInDays * daySeconds;
  if (isInTime && JSON.stringify(pointer) === JSON.stringify(expected)) return;
  throw new ReleaseError(
    `Channel ${channel} has a pointer that this machine would not write: point it again`,
  );
}
