import { ReleaseError } from '../ReleaseError.ts';
import { type ServedCandidate, type Signing, versionsByLine } from '../signing/signPointer.ts';
import { compareErrors } from './compareErrors.ts';
import { readRollout, stopRollout } from './rollOut.ts';

/**
 * Reads records of page views and errors, one a line, and takes the candidate of a channel away once it fails more often
 * than the releases of its lines. Returns whether it did, and what it has counted.
 * @throws ReleaseError if the channel has no candidate, or like `stopRollout`
 */
export async function watchRollout(
  releases: string,
  channel: string,
  lines: AsyncIterable<string>,
  signing: Signing,
): Promise<{ isWithdrawn: boolean; text: string }> {
  const { pointer, candidate } = await readRollout(releases, channel, signing);
  const { version } = candidate;
  const served = versionsByLine(pointer);
  const stable = new Set(candidate.lines?.map((line) => served.get(line)));
  const seen: Seen = { candidate: { views: 0, errors: [] }, stable: { views: 0, errors: [] } };
  const isWithdrawn = await countUntilWorse(lines, candidate, stable, seen);
  const text = `${version} has ${describe(seen.candidate)}, ${[...stable].join(' and ')} ${describe(seen.stable)}`;
  if (!isWithdrawn) return { isWithdrawn, text: `No difference: ${text}` };
  const current = await readRollout(releases, channel, signing);
  if (current.candidate.version !== version)
    throw new ReleaseError(`Channel ${channel} has another candidate by now: ${text}`);
  await stopRollout(releases, channel, signing);
  return { isWithdrawn, text: `Withdrew ${version} from channel ${channel}: ${text}` };
}

/** Page views, and what failed in each error: a feature, else a code. */
type Seen = Record<'candidate' | 'stable', { views: number; errors: string[] }>;

/** Counts what follows the candidate's first record, until it is worse or the records end. Returns whether it is. */
async function countUntilWorse(
  lines: AsyncIterable<string>,
  { version, share }: ServedCandidate,
  stable: ReadonlySet<string | undefined>,
  seen: Seen,
): Promise<boolean> {
  const add = compareErrors(share);
  const visits = new Set<string>();
  let hasBegun = false;
  for await (const line of lines) {
    const record = parseRecord(line);
    const isCandidate = record?.version === version;
    if (!record || !hasBegun || !(isCandidate || stable.has(record.version))) {
      hasBegun ||= isCandidate;
      continue;
    }
    const key = `${record.version} ${record.kind} ${record.visit}`;
    if (record.visit !== undefined && visits.has(key)) continue;
    visits.add(key);
    const of = seen[isCandidate ? 'candidate' : 'stable'];
    if (record.kind === 'view') of.views += 1;
    else of.errors.push(record.failed);
    if (add(record.kind, isCandidate)) return true;
  }
  return false;
}

function describe({ views, errors }: Seen['stable']): string {
  const [most] = [...Map.groupBy(errors, (failed) => failed)].sort(([, a], [, b]) => b.length - a.length);
  return `${errors.length} errors${most ? ` (mostly ${most[0]})` : ''} in ${views} page views`;
}

/**
 * Reads an event `header_ready` or `header_error`, with the fields of its detail, and perhaps a `visit`, of which one of
 * each counts. Undefined for any other line.
 */
function parseRecord(line: string) {
  try {
    const { event, version, release = version, feature, code, visit } = Object(JSON.parse(line));
    const name = /^(?:grocer:)?header_(ready|error)$/.exec(event)?.[1];
    const kind = name === 'ready' ? ('view' as const) : ('error' as const);
    if (name) return { kind, version: `${release}`, failed: `${feature ?? code}`, visit };
  } catch {
    // No JSON, and so no record.
  }
  return undefined;
}
