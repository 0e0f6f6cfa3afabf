import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pointChannel } from '../pointChannel.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { channels } from '../releaseArguments.ts';
import { releasedVersions } from '../releasedVersions.ts';
import { addRevoked } from './revokedVersions.ts';
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
  if (!(await releasedVersions(releases)).includes(version)) {
    throw new ReleaseError(`There is no release ${version}`);
  }
  const pointers = await Promise.all(channels.map((channel) => pointerOf(releases, channel)));
  const current = pointers.filter((pointer) => pointer !== undefined);
  for (const { channel, points } of current) {
    if (points !== version) continue;
    throw new ReleaseError(
      `Channel ${channel} points at ${version}; point it at another version first: pnpm release --channel ${channel} --to <version>`,
    );
  }
  await addRevoked(releases, version);
  for (const { channel, points } of current) await pointChannel(releases, channel, points, signing);
  return current.map(({ channel }) => channel);
}

async function pointerOf(releases: string, channel: string) {
  const file = path.join(releases, channel, 'release.json');
  if (!existsSync(file)) return undefined;
  const points: string = JSON.parse(await readFile(file, 'utf8')).version;
  return { channel, points };
}
