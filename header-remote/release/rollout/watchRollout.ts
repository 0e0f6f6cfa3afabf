import { ReleaseError } from '../ReleaseError.ts';
import { withLock } from '../releaseFolder.ts';
import { assertKeyGiven, type Signing, versionsByLine } from '../signing/signPointer.ts';
import { compareErrors } from './compareErrors.ts';
import { readRollout, stopRollout } from './rollOut.ts';

/**
 * Reads records of page views, errors and web vitals, one a line, and takes the candidate of a channel away once it fails
 * more often than the releases of its lines, or its vitals are poor more often. Returns whether it has withdrawn the
 * candidate, and the counts as text.
 * @throws ReleaseError if the channel has no candidate, or like `stopRollout`
 */
export async function watchRollout(
  releases: string,
  channel: string,
  lines: AsyncIterable<string>,
  signing: Signing,
): Promise<{ isWithdrawn: boolean; text: string }> {
  await assertKeyGiven(releases, channel, signing);
  const { pointer, candidate } = await readRollout(releases, channel, signing);
  const { version, share } = candidate;
  const served = versionsByLine(pointer);
  const stable = new Set(candidate.lines?.map((line) => served.get(line)));
  const comparisons = { errors: createComparison(share), vitals: createComparison(share) };
  const isWithdrawn = await countUntilWorse(lines, version, stable, comparisons);
  const text = `${version} has ${describe(comparisons, 'candidate')}, ${[...stable].join(' and ')} ${describe(comparisons, 'stable')}`;
  if (!isWithdrawn) return { isWithdrawn, text: `No difference: ${text}` };
  await withLock(releases, async () => {
    const current = await readRollout(releases, channel, signing);
    if (current.candidate.version !== version)
      throw new ReleaseError(`Channel ${channel} has another candidate by now: ${text}`);
    await stopRollout(releases, channel, signing);
  });
  return { isWithdrawn, text: `Withdrew ${version} from channel ${channel}: ${text}` };
}

/** Errors are compared with page views, poor vitals with all vitals. */
type Comparisons = Record<'errors' | 'vitals', ReturnType<typeof createComparison>>;

/** Counts the views and failures of the candidate and of the release, and compares how often each fails. */
function createComparison(share: number) {
  const add = compareErrors(share);
  const counts = {
    candidate: { views: 0, failed: [] as string[] },
    stable: { views: 0, failed: [] as string[] },
  };
  return {
    counts,
    /** Adds a record. Returns whether the candidate is worse. */
    add({ isView, failed }: PageRecord, isCandidate: boolean): boolean {
      const { [isCandidate ? 'candidate' : 'stable']: counted } = counts;
      if (isView) counted.views += 1;
      if (failed !== undefined) counted.failed.push(failed);
      return (isView && add('view', isCandidate)) || (failed !== undefined && add('error', isCandidate));
    },
  };
}

/** Counts the records after the candidate's first one, until it is worse or they end. Returns whether it is worse. */
async function countUntilWorse(
  lines: AsyncIterable<string>,
  candidate: string,
  stable: ReadonlySet<string | undefined>,
  comparisons: Comparisons,
): Promise<boolean> {
  const visits = new Set<string>();
  let hasBegun = false;
  for await (const line of lines) {
    const record = parseRecord(line);
    const isCandidate = record?.version === candidate;
    if (!record || !hasBegun || !(isCandidate || stable.has(record.version))) {
      hasBegun ||= isCandidate;
      continue;
    }
    const key = `${record.version} ${record.kind} ${record.visit}`;
    if (record.visit !== undefined && visits.has(key)) continue;
    visits.add(key);
    if (comparisons[record.of].add(record, isCandidate)) return true;
  }
  return false;
}

function describe({ errors, vitals }: Comparisons, of: 'candidate' | 'stable'): string {
  const [ofPages, ofVitals] = [errors.counts[of], vitals.counts[of]];
  const text = `${ofPages.failed.length} errors${mostOf(ofPages.failed)} in ${ofPages.views} page views`;
  if (ofVitals.views === 0) return text;
  return `${text} and ${ofVitals.failed.length} poor${mostOf(ofVitals.failed)} of ${ofVitals.views} vitals`;
}

function mostOf(names: readonly string[]): string {
  const [most] = [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  return most ? ` (mostly ${most[0]})` : '';
}

/** What a page has sent. One record of each kind counts in a visit. */
interface PageRecord {
  of: keyof Comparisons;
  version: string;
  visit?: string;
  kind: string;
  isView: boolean;
  /** What failed: a feature, else a code, or a vital that is poor. */
  failed?: string | undefined;
}

/**
 * Reads an event `header_ready` or `header_error`, with the fields of its detail, or a measurement of a web vital; each
 * perhaps with a `visit`. Undefined for any other line.
 */
function parseRecord(line: string): PageRecord | undefined {
  try {
    const { event, version, release = version, visit, ...record } = Object(JSON.parse(line));
    const [, kind] = /^(?:grocer:)?header_(ready|error)$/.exec(event) ?? [];
    const common = { version: `${release}`, visit };
    if (kind === 'ready') return { of: 'errors', ...common, kind, isView: true };
    if (kind)
      return { of: 'errors', ...common, kind, isView: false, failed: `${record.feature ?? record.code}` };
    if (record.kind !== 'vital') return undefined;
    const name = `${record.name}`;
    const failed = record.rating === 'poor' ? name : undefined;
    return { of: 'vitals', ...common, kind: name, isView: true, failed };
  } catch {
    // No JSON, and so no record.
    return undefined;
  }
}
