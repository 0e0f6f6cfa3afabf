import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { channels } from './releaseArguments.ts';
import { readJson, readRelease } from './releaseFolder.ts';
import { readSeen } from './signing/seenPointers.ts';
import { readVerifiedPointer, type Signing } from './signing/signPointer.ts';

/** Names the channels that have a pointer. Channels of lines, such as `stable-0.1`, follow the one that they belong to. */
export async function channelsIn(releases: string): Promise<string[]> {
  const folders = (await readdir(releases)).sort();
  const names = channels.flatMap((channel) => folders.filter((name) => channelOf(name) === channel));
  const pointers = await Promise.all(names.map((name) => readRelease(releases, name)));
  return names.filter((_, index) => pointers[index] !== undefined);
}

export const channelOf = (folder: string): string => folder.replace(/-\d+(\.\d+)?$/, '');

export const revokedFile = 'revoked.json';

/**
 * The versions that must not be used any more, from three sources: `revoked.json`, which anybody who can write to the
 * folder can shorten; all pointers that a trusted key has signed; and the file of what this machine has signed.
 */
export async function readRevoked(releases: string, signing: Signing): Promise<string[]> {
  const listed: string[] = (await readJson(path.join(releases, revokedFile))) ?? [];
  const seen = Object.values(await readSeen(signing.seenFile)).flatMap(({ revoked }) => revoked);
  const channels = signing.trusted.length > 0 ? await channelsIn(releases) : [];
  const signed = channels.map(async (channel) => {
    const verified = await readVerifiedPointer(releases, channel, signing);
    return verified?.pointer.revoked ?? [];
  });
  return [...new Set([...listed, ...seen, ...(await Promise.all(signed)).flat()])].sort();
}
