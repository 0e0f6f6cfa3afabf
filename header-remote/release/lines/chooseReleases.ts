import { compareNumbers } from './keptReleases.ts';

/** A line of the contract, as a channel serves it. */
export interface LineState {
  line: string;
  /** The version that the line's pages get now. Undefined: the channel does not serve this line. */
  version?: string | undefined;
  /** Why the line's pages cannot read the version that the channel is pointed at. None: they can read it. */
  breaches: readonly string[];
}

export interface LineChoice extends LineState {
  /** The version that the line's pages get from now on. */
  next: string;
}

interface PointedVersion {
  version: string;
  /** The line of the version's own contract. */
  line: string;
  /** Also replaces higher versions of other lines, so that a version can be rolled back on all of them. */
  isRollback: boolean;
}

/**
 * Chooses the version for each line of a channel (decision 16), newest line first. The version goes to its own line, and
 * to each other line that can read it, except in place of a higher version if it is no rollback. All other lines keep
 * theirs. Leaves out the lines that the channel neither serves nor can serve.
 */
export function chooseReleases(lines: readonly LineState[], pointed: PointedVersion): LineChoice[] {
  return lines
    .flatMap((state) => {
      const next = versionFor(state, pointed);
      return next === undefined ? [] : [{ ...state, next }];
    })
    .sort((a, b) => compareNumbers(b.line, a.line));
}

function versionFor(
  { line, version: current, breaches }: LineState,
  { version, line: ownLine, isRollback }: PointedVersion,
): string | undefined {
  if (line === ownLine) return version;
  if (breaches.length > 0) return current;
  const isHigher = current === undefined || compareNumbers(version, current) >= 0;
  return isRollback || isHigher ? version : current;
}

/** The choices as a pointer has them: the newest line's version, and those of the lines that cannot read it. */
export function toChannelLines(choices: readonly LineChoice[]) {
  const byVersion = Map.groupBy(choices, ({ next }) => next);
  const [newest, ...older] = [...byVersion].map(([version, served]) => ({
    version,
    lines: served.map(({ line }) => line),
  }));
  if (!newest) throw new Error('a channel serves at least the line of the version that it is pointed at');
  return { ...newest, older };
}
