import path from 'node:path';
import { readRevoked, revokedFile } from './channels.ts';
import { ReleaseError } from './ReleaseError.ts';
import { assertReleased, replaceJson } from './releaseFolder.ts';
import { readPointers, renewChannels } from './renewChannels.ts';
import { type Signing, versionsByLine } from './signing/signPointer.ts';

/**
 * Revokes a version: no channel can point at it any more, and hosts that pin keys do not use it, not even as their last
 * good release. Ends a rollout of the version. Signs the pointers of all channels anew. Returns the channels.
 * @throws ReleaseError if the version is not released, or if a channel points at it
 */
export async function revokeVersion(releases: string, version: string, signing: Signing): Promise<string[]> {
  if (signing.keys.length === 0) {
    throw new ReleaseError('revoke needs --key <file>: only signed pointers name revoked versions');
  }
  await assertReleased(releases, version);
  for (const { pointer } of await readPointers(releases, signing)) {
    if (![...versionsByLine(pointer).values()].includes(version)) continue;
    throw new ReleaseError(
      `Channel ${pointer.channel} points at ${version}; point it at another version first: pnpm release point <version> --channel ${pointer.channel}`,
    );
  }
  const revoked = new Set([...(await readRevoked(releases, signing)), version]);
  await replaceJson(path.join(releases, revokedFile), [...revoked]);
  return renewChannels(releases, signing);
}
