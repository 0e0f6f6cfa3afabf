import path from 'node:path';
import { channelsIn, readRevoked } from './channels.ts';
import { pointChannel } from './pointChannel.ts';
import { printWarning, ReleaseError } from './ReleaseError.ts';
import { readRelease, replaceJson } from './releaseFolder.ts';
import { rememberPointer } from './signing/seenPointers.ts';
import {
  readVerifiedPointer,
  type Signing,
  signFreshness,
  type VerifiedPointer,
} from './signing/signPointer.ts';

/**
 * Signs the pointers of all channels again, with the versions that they have, except a candidate that was revoked. With
 * only a freshness key, signs statements that they are still the newest. A timer runs it. Returns the channels.
 * @throws ReleaseError if no trusted key has signed a pointer, or if one has expired and there is no key
 */
export async function renewChannels(releases: string, signing: Signing): Promise<string[]> {
  const { keys, freshKeys, trusted } = signing;
  if (keys.length + freshKeys.length === 0 || trusted.length === 0) {
    throw new ReleaseError('renew needs --key <file>, or --fresh-key <file> and --trusted <key>');
  }
  const pointers = await readPointers(releases, signing);
  const revoked = await readRevoked(releases, signing);
  const expired = keys.length === 0 ? pointers.filter((verified) => daysLeft(verified) <= 0) : [];
  for (const verified of pointers.filter((one) => !expired.includes(one))) {
    const { channel, version, lines, older = [], candidate, switches } = verified.pointer;
    const kept = candidate && revoked.includes(candidate.version) ? undefined : candidate;
    if (keys.length === 0) await renewFreshness(releases, verified, signing);
    else {
      const fields = { ...(lines && { lines }), older, candidate: kept, switches };
      await pointChannel(releases, channel, version, signing, fields);
    }
  }
  if (expired.length > 0) throw new ReleaseError(expired.map(describeExpiry).join('\n'));
  return pointers.map(({ pointer }) => pointer.channel);
}

/** Reads the pointers of all channels. @throws ReleaseError for the first that no trusted key has signed */
export async function readPointers(releases: string, signing: Signing): Promise<VerifiedPointer[]> {
  const pointers: VerifiedPointer[] = [];
  for (const channel of await channelsIn(releases)) {
    const verified = await readVerifiedPointer(releases, channel, signing);
    if (!verified)
      throw new ReleaseError(
        `Channel ${channel} has a pointer that no key of this command has signed: "pnpm release point <version>", or --trusted <key>`,
      );
    pointers.push(verified);
  }
  return pointers;
}

const daysLeft = ({ pointer }: VerifiedPointer): number =>
  (Date.parse(pointer.expires) - Date.now()) / 86_400_000;

const describeExpiry = ({ pointer }: VerifiedPointer): string =>
  `Channel ${pointer.channel} expires at ${pointer.expires}: sign it again with "pnpm release renew --key <file>"`;

const warnDaysBefore = 14;

async function renewFreshness(
  releases: string,
  verified: VerifiedPointer,
  { freshKeys, seenFile }: Signing,
): Promise<void> {
  if (daysLeft(verified) < warnDaysBefore) printWarning(describeExpiry(verified));
  const { pointer, signed } = verified;
  const written = await readRelease(releases, pointer.channel);
  const fresh = await signFreshness(signed, freshKeys);
  await replaceJson(path.join(releases, pointer.channel, 'release.json'), { ...written, ...fresh });
  await rememberPointer(seenFile, signed.payload);
}
