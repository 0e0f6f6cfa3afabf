import { readdir } from 'node:fs/promises';
import { pointChannel, type ServedRelease } from './pointChannel.ts';
import { ReleaseError } from './ReleaseError.ts';
import { channels } from './releaseArguments.ts';
import { addRevoked, assertReleased, readRelease } from './releaseFolder.ts';
import type { Signing } from './signRelease.ts';

/**
 * Revokes a version: no channel can point at it any more, and hosts that pin keys do not use it, not even as their last
 * good release. Signs the pointers of all channels anew. Returns the channels.
 * @throws ReleaseError if the version is not released, or if a channel points at it
 */
export async function revokeVersion(releases: string, version: string, signing: Signing): Promise<string[]> {
  if (signing.keys.length === 0) {
    throw new ReleaseError('revoke needs --key <file>: only signed pointers name revoked versions');
  }
  await assertReleased(releases, version);
  const pointers = await readPointers(releases);
  for (const { channel, newest, older } of pointers) {
    if (![newest, ...older].some((served) => served.version === version)) continue;
    throw new ReleaseError(
      `Channel ${channel} points at ${version}; point it at another version first: pnpm release --channel ${channel} --to <version>`,
    );
  }
  await addRevoked(releases, version);
  for (const { channel, newest, older } of pointers) {
    const lines = newest.lines && { lines: newest.lines, older };
    await pointChannel(releases, channel, newest.version, signing, lines);
  }
  return pointers.map(({ channel }) => channel);
}

interface Pointer {
  channel: string;
  newest: ServedRelease;
  older: ServedRelease[];
}

/** Reads all channels' pointers. Channels of lines, such as `stable-0.1`, follow the channel that they belong to. */
async function readPointers(releases: string): Promise<Pointer[]> {
  const folders = (await readdir(releases)).sort();
  const names = channels.flatMap((channel) => folders.filter((name) => channelOf(name) === channel));
  const pointers = names.map(async (channel): Promise<Pointer | []> => {
    const { older = [], ...newest } = (await readRelease(releases, channel)) ?? {};
    return newest.version ? { channel, newest, older } : [];
  });
  return (await Promise.all(pointers)).flat();
}

const channelOf = (folder: string): string => folder.replace(/-\d+(\.\d+)?$/, '');
