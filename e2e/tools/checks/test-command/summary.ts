import { type ReportedTest, testsOfPlaywright, testsOfVitest } from './reportedTests.ts';
import type { Counts, Outcome } from './runStep.ts';

/** A line for each step. */
export const table = (outcomes: Outcome[]): string =>
  outcomes
    .map(
      ({ name, counts, ms }) =>
        `${name.padEnd(10)} ${seconds(ms).padStart(8)}  ${counts.passed} passed${secondTries(counts)}, ${counts.failed} failed, ${counts.skipped} skipped`,
    )
    .join('\n');

const secondTries = ({ atSecondTry = 0 }: Counts): string =>
  atSecondTry > 0 ? ` (${atSecondTry} at the second try, named above)` : '';

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Names each test that failed, with the first line of its failure, since its own output is far above. */
export function failedTests(
  vitestReports: readonly unknown[],
  playwrightReports: readonly unknown[],
): string {
  const tests = [...vitestReports.flatMap(testsOfVitest), ...playwrightReports.flatMap(testsOfPlaywright)];
  const failed = tests.filter(({ passed }) => !passed);
  const more = failed.length > maxNamed ? `and ${failed.length - maxNamed} more\n` : '';
  return failed.slice(0, maxNamed).map(line).join('') + more;
}

/** One cause may fail hundreds. */
const maxNamed = 30;

const line = ({ groups, title, failure = '' }: ReportedTest): string =>
  `FAILED ${[...groups, title].join(' › ')}\n  ${failure}\n`;
