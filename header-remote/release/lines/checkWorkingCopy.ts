import type { Parser } from '@grocer/shared-contracts/compatibility';
import { contractLineOf } from '@grocer/shared-contracts/internal';
import { checkCompatibility } from '../checkCompatibility.ts';
import { newLineHint } from '../publishVersion.ts';
import { groupByLine, type KeptRelease, keptReleases } from './keptReleases.ts';

interface WorkingCopy {
  /** Version of the contract package. */
  contract: string;
  parser: Parser;
}

/**
 * Checks the contract of a working copy against all kept releases, line by line. `isPublishable` is false if pages of its
 * own line could not read it; for an older line it only says that the line will keep its release.
 */
export async function checkWorkingCopy(
  releases: string,
  { contract, parser }: WorkingCopy,
): Promise<{ releases: number; isPublishable: boolean; text: string }> {
  const kept = await keptReleases(releases);
  if (kept.length === 0) {
    return {
      releases: 0,
      isPublishable: true,
      text: `There are no releases in ${releases} to check against`,
    };
  }
  const candidate = { parser, examples: JSON.parse(JSON.stringify(parser.examples)) };
  const ownLine = contractLineOf(contract);
  let isPublishable = true;
  const paragraphs = [`Contract ${contract} of the working copy, and pages of`];
  for (const [line, ofLine] of groupByLine(kept)) {
    const breaches = await checkCompatibility(
      candidate,
      ofLine.map(({ folder }) => folder),
    );
    const isRefused = line === ownLine && breaches.length > 0;
    if (isRefused) isPublishable = false;
    const hint = isRefused ? [newLineHint(contract)] : [];
    const verdict = verdictFor(breaches, isRefused);
    paragraphs.push(
      [
        `  contract ${line} (${describeRange(ofLine)}): ${verdict}`,
        ...[...breaches, ...hint].map((reason) => `    ${reason}`),
      ].join('\n'),
    );
  }
  return { releases: kept.length, isPublishable, text: paragraphs.join('\n') };
}

function verdictFor(breaches: readonly string[], isRefused: boolean): string {
  if (breaches.length === 0) return 'can read it';
  return isRefused ? 'cannot read it, so it cannot be released' : 'cannot read it, and keep their release';
}

function describeRange(releases: readonly KeptRelease[]): string {
  const [first, last] = [releases[0]?.version, releases.at(-1)?.version];
  return first === last ? `release ${first}` : `${releases.length} releases, ${first} to ${last}`;
}
