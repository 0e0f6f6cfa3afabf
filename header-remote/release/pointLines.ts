import { contractLineOf } from '@grocer/shared-contracts/internal';
import { checkCompatibility } from './checkCompatibility.ts';
import { pointChannel, type ServedRelease } from './pointChannel.ts';
import {
  assertReleased,
  compareNumbers,
  groupByLine,
  type KeptRelease,
  keptReleases,
  readRelease,
} from './releaseFolder.ts';
import type { Signing } from './signRelease.ts';

interface PointSettings {
  signing: Signing;
  /** Whether higher versions of other lines are replaced too, to roll a version back on all lines. */
  isRollback: boolean;
}

/** The version that a channel serves to the pages of a line of the contract. */
interface LineChoice {
  line: string;
  /** The version until now. Undefined if the channel did not serve this line. */
  before: string | undefined;
  /** The version that the channel serves from now on. */
  next: string;
  /** Why the line's pages cannot read the new version. Empty if they can. */
  breaches: readonly string[];
}

/**
 * Points a channel at a version, on each line of the contract that can read it (decision 16). Writes the channel's pointer,
 * which names a release for each line, and the pointers of the line channels, such as `stable-0.1`, for pages that do not
 * use the host kit. Returns the choice of each line, newest line first.
 * @throws ReleaseError like `pointChannel`
 */
export async function pointLines(
  releases: string,
  channel: string,
  version: string,
  { signing, isRollback }: PointSettings,
): Promise<LineChoice[]> {
  await assertReleased(releases, version);
  const choices = await chooseReleases(releases, channel, version, isRollback);
  const byVersion = Map.groupBy(choices, ({ next }) => next);
  const [newest, ...older] = [...byVersion].map(([served, ofVersion]) => ({
    version: served,
    lines: ofVersion.map(({ line }) => line),
  })) as [Required<ServedRelease>, ...ServedRelease[]];
  await pointChannel(releases, channel, newest.version, signing, { lines: newest.lines, older });
  for (const { line, next } of choices)
    await pointChannel(releases, `${channel}-${line}`, next, signing, { lines: [line], older: [] });
  return choices;
}

/**
 * Chooses the version of each line. The new version goes to its own line and to each line that can read it, unless that
 * has a higher version and this is no rollback. Lines that the channel neither serves nor can serve are left out.
 */
async function chooseReleases(
  releases: string,
  channel: string,
  version: string,
  isRollback: boolean,
): Promise<LineChoice[]> {
  const kept = await keptReleases(releases);
  const pointed = kept.find((release) => release.version === version) as KeptRelease;
  const served = await readServed(releases, channel);
  const choices = groupByLine(kept).map(async ([line, ofLine]) => {
    const before = served.get(line);
    if (line === pointed.line) return { line, before, next: version, breaches: [] };
    const folders = ofLine.map(({ folder }) => folder);
    const breaches = await checkCompatibility(pointed.folder, folders);
    const isHigher = before !== undefined && compareNumbers(before, version) > 0;
    const next = breaches.length > 0 || (isHigher && !isRollback) ? before : version;
    return next === undefined ? [] : { line, before, next, breaches };
  });
  return (await Promise.all(choices)).flat();
}

/** Reads which version each line gets from a channel now. A pointer without lines serves the line of its contract. */
async function readServed(releases: string, channel: string): Promise<Map<string, string>> {
  const { older = [], ...newest } = (await readRelease(releases, channel)) ?? { lines: [] };
  const served: (ServedRelease & { contract: string })[] = [newest, ...older];
  return new Map(
    served.flatMap(({ version, contract, lines = [contractLineOf(contract)] }) =>
      lines.map((line): [string, string] => [line, version]),
    ),
  );
}

/** Says for each line of the contract which version its pages get, and why one does not get the new version. */
export function describeLines(choices: readonly LineChoice[], version: string): string {
  return choices.map((choice) => `  contract ${choice.line}: ${describe(choice, version)}`).join('\n');
}

function describe({ before, next, breaches }: LineChoice, version: string): string {
  if (next === version) return before === undefined || before === next ? next : `${next}, before ${before}`;
  if (breaches.length === 0) return `keeps ${next}, which is higher`;
  const reasons = breaches.map((breach) => `\n    ${breach}`).join('');
  return `keeps ${next}, because its pages cannot read ${version}:${reasons}`;
}
