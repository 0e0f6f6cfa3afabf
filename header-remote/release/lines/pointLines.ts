import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { checkCompatibility } from '../checkCompatibility.ts';
import { pointChannel, type ServedRelease } from '../pointChannel.ts';
import type { Signing } from '../signing/signRelease.ts';
import { chooseReleases, type LineChoice, type LineState, toChannelLines } from './chooseReleases.ts';
import { groupByLine, type KeptRelease, keptReleases } from './keptReleases.ts';

interface PointSettings {
  signing: Signing;
  /** Whether an already released version is pointed at, in place of a higher one. */
  isRollback: boolean;
}

/**
 * Points a channel at a version, on each line of the contract that can read it (decision 16). Writes the channel's pointer,
 * which names a release for each line, and the pointers of the line channels, such as `stable-0.1`. Returns the choice
 * of each line, newest line first.
 * @throws ReleaseError like `pointChannel`
 */
export async function pointLines(
  releases: string,
  channel: string,
  version: string,
  { signing, isRollback }: PointSettings,
): Promise<LineChoice[]> {
  const kept = await keptReleases(releases);
  const pointed = kept.find((release) => release.version === version);
  // Reports that there is no such release.
  if (!pointed) return pointChannel(releases, channel, version, signing).then(() => []);
  const states = await readStates(kept, pointed, await readServed(releases, channel));
  const choices = chooseReleases(states, { version, line: pointed.line, isRollback });
  const newest = toChannelLines(choices);
  await pointChannel(releases, channel, newest.version, signing, newest);
  for (const { line, next } of choices) {
    await pointChannel(releases, lineChannel(channel, line), next, signing, { lines: [line], older: [] });
  }
  return choices;
}

/** The channel of one line, for pages that do not use the host kit, such as those that load `mf-manifest.json`. */
export const lineChannel = (channel: string, line: string): string => `${channel}-${line}`;

async function readStates(
  kept: readonly KeptRelease[],
  { folder, line: ownLine }: KeptRelease,
  served: ReadonlyMap<string, string>,
): Promise<LineState[]> {
  return Promise.all(
    groupByLine(kept).map(async ([line, ofLine]) => ({
      line,
      version: served.get(line),
      breaches:
        line === ownLine
          ? []
          : await checkCompatibility(
              folder,
              ofLine.map((release) => release.folder),
            ),
    })),
  );
}

/** Reads which version each line gets from a channel now. A pointer without lines serves the line of its contract. */
async function readServed(releases: string, channel: string): Promise<Map<string, string>> {
  const file = path.join(releases, channel, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return new Map();
  const { older = [], ...newest } = JSON.parse(text);
  const served: (ServedRelease & { contract: string })[] = [newest, ...older];
  return new Map(
    served.flatMap(({ version, contract, lines = [contractLineOf(contract)] }) =>
      lines.map((line): [string, string] => [line, version]),
    ),
  );
}
