import { randomUUID } from 'node:crypto';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { pointChannel } from '../pointChannel.ts';
import { chooseReleases, readServed } from '../pointLines.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { assertReleased } from '../releaseFolder.ts';
import type { ChannelPointer, ServedCandidate, Signing } from '../signing/signPointer.ts';

/**
 * Gives a version to a share of a channel's visitors, as its candidate (behaviour/contract-lines#candidate): to those of
 * each line that the channel serves and that can read it. Another share of the same version keeps the salt, so
 * that visitors who have the version keep it when the share grows. Returns the candidate.
 * @throws ReleaseError like `pointChannel`, or if no page could get the version
 */
export async function rollOut(
  releases: string,
  channel: string,
  version: string,
  { share, signing }: { share: number; signing: Signing },
): Promise<ServedCandidate> {
  await assertReleased(releases, version);
  const pointer = await readServed(releases, channel, signing);
  const choices = await chooseReleases(releases, pointer, version, { signing, isRollback: false });
  const lines = choices
    .filter(({ before, next }) => before !== undefined && before !== next && next === version)
    .map(({ line }) => line);
  if (!pointer || lines.length === 0)
    throw new ReleaseError(
      `Channel ${channel} has no pages that could get ${version}: they have it, cannot read it, or have a higher version`,
    );
  const { candidate } = pointer;
  const salt = candidate?.version === version ? candidate.salt : randomUUID();
  const next = { version, lines, share, salt };
  await pointAgain(releases, channel, pointer, next, signing);
  return next;
}

/**
 * Takes the candidate away from a channel: all pages get its release. Returns the candidate.
 * @throws ReleaseError like `pointChannel`, or if the channel has none
 */
export async function stopRollout(releases: string, channel: string, signing: Signing) {
  const { pointer, candidate } = await readRollout(releases, channel, signing);
  await pointAgain(releases, channel, pointer, undefined, signing);
  return candidate;
}

/** The candidate of a channel, and the pointer; with keys its signed part. @throws ReleaseError if there is none */
export async function readRollout(releases: string, channel: string, signing: Signing) {
  const pointer = await readServed(releases, channel, signing);
  if (pointer?.candidate) return { pointer, candidate: pointer.candidate };
  throw new ReleaseError(`Channel ${channel} has no candidate`);
}

/** Writes the pointer of a channel with the releases that it has and another candidate. */
const pointAgain = (
  releases: string,
  channel: string,
  { version, contract, lines = [contractLineOf(contract)], older = [], switches }: ChannelPointer,
  candidate: ServedCandidate | undefined,
  signing: Signing,
): Promise<void> => pointChannel(releases, channel, version, signing, { lines, older, candidate, switches });
