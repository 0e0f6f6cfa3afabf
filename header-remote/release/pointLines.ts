import path from 'node:path';
import { checkCompatibility } from './checkCompatibility.ts';
import { pointChannel } from './pointChannel.ts';
import { printWarning, ReleaseError } from './ReleaseError.ts';
import {
  assertReleased,
  compareNumbers,
  groupByLine,
  type KeptRelease,
  keptReleases,
  readRelease,
} from './releaseFolder.ts';
import { isSignedBy, verifyVersion } from './signing/record.ts';
import {
  type ChannelPointer,
  readVerifiedPointer,
  type ServedRelease,
  type Signing,
  versionsByLine,
} from './signing/signPointer.ts';

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
 * use the host kit. Ends a rollout. Returns the choice of each line, newest line first.
 * @throws ReleaseError like `pointChannel`
 */
export async function pointLines(
  releases: string,
  channel: string,
  version: string,
  { signing, isRollback }: PointSettings,
): Promise<LineChoice[]> {
  await assertReleased(releases, version);
  const pointer = await readServed(releases, channel, signing);
  const choices = await chooseReleases(releases, pointer, version, { signing, isRollback });
  const byVersion = Map.groupBy(choices, ({ next }) => next);
  const [newest, ...older] = [...byVersion].map(([served, ofVersion]) => ({
    version: served,
    lines: ofVersion.map(({ line }) => line),
  })) as [Required<ServedRelease>, ...ServedRelease[]];
  const switches = pointer?.switches;
  await pointChannel(releases, channel, newest.version, signing, { lines: newest.lines, older, switches });
  for (const { line, next } of choices)
    await pointChannel(releases, `${channel}-${line}`, next, signing, { lines: [line], older: [], switches });
  return choices;
}

/**
 * Chooses the version of each line. The new version goes to its own line and to each line that can read it, unless that
 * has a higher version and this is no rollback. Leaves out lines that are not served yet and cannot read the version.
 */
export async function chooseReleases(
  releases: string,
  pointer: ChannelPointer | undefined,
  version: string,
  { signing, isRollback }: PointSettings,
): Promise<LineChoice[]> {
  await verifyVersion(path.join(releases, version), signing.trusted);
  const usable = await usableReleases(releases, signing);
  const pointed = usable.find((release) => release.version === version) as KeptRelease;
  const served = pointer ? versionsByLine(pointer) : new Map<string, string>();
  for (const [line, before] of served)
    if (!usable.some((release) => release.line === line))
      throw new ReleaseError(
        `Contract ${line} is served by ${before}, which no key of this command has signed: give its key with --trusted <key>`,
      );
  const choices = groupByLine(usable).map(async ([line, ofLine]) => {
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

/**
 * The releases that may be served. With keys only those that one of them has signed, after a comparison of every file:
 * the parser of a release decides what its pages get.
 */
async function usableReleases(releases: string, { trusted }: Signing): Promise<KeptRelease[]> {
  const kept = await keptReleases(releases);
  if (trusted.length === 0) return kept;
  const usable: KeptRelease[] = [];
  for (const release of kept) {
    if (!(await isSignedBy(release.folder, trusted))) continue;
    await verifyVersion(release.folder, trusted);
    usable.push(release);
  }
  const ignored = kept.filter((release) => !usable.includes(release)).map(({ version }) => version);
  if (ignored.length > 0)
    printWarning(`No key of this command has signed ${ignored.join(', ')}; these versions are ignored`);
  return usable;
}

/** Reads the pointer that a channel has now; with keys its signed part. */
export async function readServed(
  releases: string,
  channel: string,
  signing: Signing,
): Promise<ChannelPointer | undefined> {
  const written: ChannelPointer | undefined = await readRelease(releases, channel);
  const isVerified = signing.trusted.length > 0;
  const verified = isVerified ? await readVerifiedPointer(releases, channel, signing) : undefined;
  const pointer = isVerified ? verified?.pointer : written;
  if (written && !pointer)
    printWarning(`Channel ${channel} has a pointer that no key of this command has signed; it is ignored`);
  return pointer;
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
